import { expect, test } from 'vitest';
import { dialAddress } from './phone-number.ts';

test.each([
  ['+91 98765 43210', 'tel:+919876543210'],
  ['+91-98765-43210', 'tel:+919876543210'],
  ['+91 (522) 274-0123', 'tel:+915222740123'],
  ['(0522) 274 0123', 'tel:05222740123'],
  ['0522.274.0123', 'tel:05222740123'],
  ['98765\u00a043210', 'tel:9876543210'],
  ['1800 123 4567', 'tel:18001234567'],
  ['1098', 'tel:1098'],
  ['+44 (0)20 7946 0018', 'tel:+442079460018'],
  ['0522 274 0123 ext. 12', 'tel:05222740123,12'],
  ['+91 522 274 0123, extn 104', 'tel:+915222740123,104'],
  ['+1 202 555 0143 x7', 'tel:+12025550143,7'],
])('%s is dialled as %s', (written, address) => {
  expect(dialAddress(written)).toBe(address);
});

test.each([
  '',
  '12',
  'To be announced',
  '+353 20 910 OO17',
  '+91 98765 43210 / 11',
  '+91',
  'Ms Rao: 98765 43210',
  '1 x 2 x 3',
  '+91 98765 43210, +91 98765 43211',
])('%s is no telephone number', (written) => {
  expect(dialAddress(written)).toBe('');
});
