import { expect, test } from 'vitest';
import { countCharacters, formatCharacters, validate } from './message.ts';

test('characters are counted near the limit, and too many are an error', () => {
  const withLength = (length: number) => ({ name: 'Asha', email: 'asha@school.in', message: 'm'.repeat(length) });
  expect(countCharacters(withLength(3999))).toEqual({});
  expect(countCharacters(withLength(4000))).toEqual({ message: 1000 });
  expect(formatCharacters(1000)).toBe('1,000 characters');
  expect(validate(withLength(5000), true)).toEqual({});
  expect(validate(withLength(5003), true)).toEqual({ message: 'Please shorten this by 3 characters.' });
});

test('an address in other letters than browsers accept gets words of its own', () => {
  const errorFor = (email: string) => validate({ name: 'Asha', email, message: 'm' }, false).email;
  expect(errorFor('राम@उदाहरण.भारत')).toMatch('with the letters a to z alone');
  expect(errorFor('asha.school.in')).toMatch('This is not an email address.');
});
