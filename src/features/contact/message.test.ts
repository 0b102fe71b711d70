import { expect, test } from 'vitest';
import { countCharacters, validate } from './message.ts';

test('characters are counted near the limit, and too many are an error', () => {
  const messageOf = (length: number) => ({ name: 'Asha', email: 'asha@school.in', message: 'm'.repeat(length) });
  expect(countCharacters('message', 'm'.repeat(3999))).toBe('');
  expect(countCharacters('message', 'm'.repeat(4000))).toBe('1,000 characters left');
  expect(countCharacters('message', 'm'.repeat(5001))).toBe('1 character too many');
  expect(validate(messageOf(5000), true)).toEqual({});
  expect(validate(messageOf(5003), true)).toEqual({ message: 'Please shorten this by 3 characters.' });
});

test.each([
  ['name', 100],
  ['email', 254],
  ['message', 5000],
] as const)('the limit of the field %s is %d characters', (field, limit) => {
  const messageOf = (length: number) => ({ name: 'a', email: 'a', message: 'a', [field]: 'a'.repeat(length) });
  expect(validate(messageOf(limit), true)).toEqual({});
  expect(validate(messageOf(limit + 1), true)).toEqual({ [field]: 'Please shorten this by 1 character.' });
});

test('an address in other letters than browsers accept gets words of its own', () => {
  const errorFor = (email: string) => validate({ name: 'Asha', email, message: 'm' }, false).email;
  expect(errorFor('राम@उदाहरण.भारत')).toMatch('with the letters a to z alone');
  expect(errorFor('asha.school.in')).toMatch('This is not an email address.');
});
