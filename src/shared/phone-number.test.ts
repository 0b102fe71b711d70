import { expect, test } from 'vitest';
import { dialAddress } from './phone-number.ts';

test.each([
  ['+91 98765 43210', 'tel:+919876543210'],
  ['+91 (522) 274-0123', 'tel:+915222740123'],
  ['0522.274.0123', 'tel:05222740123'],
  ['+44 (0)20 7946 0018', 'tel:+442079460018'],
  ['0522 274 0123 ext. 12', 'tel:05222740123,12'],
])('%s is dialled as %s', (written, address) => {
  expect(dialAddress(written)).toBe(address);
});

test.each(['', '12', '+353 20 910 OO17', 'Ms Rao: 98765 43210', '+91 98765 43210, +91 98765 43211'])(
  '%s is no telephone number',
  (written) => {
    expect(dialAddress(written)).toBe('');
  },
);
