import { expect, test } from 'vitest';
import { isReference, newReference, withReference } from './reference.ts';

test('references are short, readable and all different', () => {
  const references = Array.from({ length: 1000 }, newReference);
  expect(references.every(isReference)).toBe(true);
  expect(new Set(references).size).toBe(1000);
  expect(references.join('').replaceAll('MUN', '')).not.toMatch(/[01OILUV]/);
});

test.each(['', 'MUN-7F3K', 'MUN-7F3K-9Q2D-X', 'mun-7f3k-9q2d', '<b>MUN-7F3K-9Q2D</b>', 'MUN-7F3K-9Q2D\n', 7, null])(
  '%j is no reference',
  (value) => {
    expect(isReference(value)).toBe(false);
  },
);

test('the reference is the last line of the message that is sent', () => {
  const message = { name: 'Asha', email: 'a@b', message: 'Hello' };
  expect(withReference(message, 'MUN-7F3K-9Q2D')).toEqual({ ...message, message: 'Hello\n\nReference: MUN-7F3K-9Q2D' });
});
