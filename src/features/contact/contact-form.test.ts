import { afterEach, describe, expect, test, vi } from 'vitest';
import { charactersLeft, validate } from './contact-form.ts';

const GOOD = { name: 'Asha', email: 'asha@school.in', message: 'When do doors open?' };

test.each(['', '\n\t '])('%j counts as empty in every field', (blank) => {
  expect(Object.keys(validate({ name: blank, email: blank, message: blank }))).toEqual(['name', 'email', 'message']);
});

describe('the e-mail address is judged as type=email does', () => {
  test.each(['a@b', 'first.last+mun@sub.school.in', ' asha@school.in '])('%j passes', (email) => {
    expect(validate({ ...GOOD, email })).toEqual({});
  });
  test.each(['asha', 'asha@', 'a b@school.in', 'asha@school..in'])('%j is refused', (email) => {
    expect(validate({ ...GOOD, email }).email).toMatch('full e-mail address');
  });
});

test('the longest values pass, and longer ones say by how much', () => {
  expect(validate({ ...GOOD, name: 'n'.repeat(100), message: 'm'.repeat(5000) })).toEqual({});
  expect(validate({ ...GOOD, message: 'm'.repeat(5003) }).message).toMatch('by 3 characters.');
  expect(validate({ ...GOOD, name: 'n'.repeat(101) }).name).toMatch('by 1 character.');
});

test('characters are counted near the limit and past it', () => {
  expect(charactersLeft('message', 'm'.repeat(3999))).toBeUndefined();
  expect(charactersLeft('message', 'm'.repeat(4000))).toBe(1000);
  expect(charactersLeft('message', 'm'.repeat(5001))).toBe(-1);
});

describe('what looks like one character counts as one', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each(['नि', '👩‍👩‍👧‍👦'])('%s', (character) => {
    expect(validate({ ...GOOD, name: character.repeat(100) })).toEqual({});
    expect(validate({ ...GOOD, name: character.repeat(101) }).name).toMatch('by 1 character.');
  });

  test('an emoji does even in a browser without Segmenter', () => {
    vi.stubGlobal('Intl', {});
    expect(validate({ ...GOOD, name: '🙂'.repeat(100) })).toEqual({});
    expect(validate({ ...GOOD, name: '🙂'.repeat(101) }).name).toMatch('by 1 character.');
  });
});
