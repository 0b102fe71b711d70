import { expect, test } from 'vitest';
import { countCharacters, formatCharacters, validate } from './message.ts';

const GOOD = { name: 'Asha', email: 'asha@school.in', message: 'When do doors open?' };

test.each([
  ['nothing', ''],
  ['white space', ' \n\t\u00a0'],
  ['invisible characters', '\u200b\u2060\ufeff\u00ad\u3164'],
])('a field with %s is empty', (_what, value) => {
  expect(validate({ name: value, email: value, message: value }, false)).toEqual({
    name: 'Please enter your name.',
    email: 'Please enter your email address.',
    message: 'Please enter your message.',
  });
});

test('an address that the browser does not accept has its own error', () => {
  expect(validate(GOOD, true)).toEqual({});
  expect(validate(GOOD, false)).toEqual({ email: expect.stringContaining('not an email address') });
});

test('characters are counted near the limit, and too many are an error', () => {
  expect(countCharacters({ ...GOOD, message: 'm'.repeat(3999) })).toEqual({});
  expect(countCharacters({ ...GOOD, message: 'm'.repeat(4000) })).toEqual({ message: 1000 });
  expect(formatCharacters(1000)).toBe('1,000 characters');
  expect(validate({ ...GOOD, message: 'm'.repeat(5000) }, true)).toEqual({});
  expect(validate({ ...GOOD, message: 'm'.repeat(5003) }, true).message).toMatch('by 3 characters.');
});
