import { expect, test } from 'vitest';
import { isLanguageCode, languageCodeNamed } from './language-code.ts';
import { languageOf } from './languages.ts';

const DAYS = { first: '2025-10-10', last: '2025-10-11' };

test.each([
  ['hi', 'हिन्दी', 'Deva', 'ltr', '10 और 11 अक्टूबर 2025', 'शुक्रवार और शनिवार'],
  ['mr', 'मराठी', 'Deva', 'ltr', '१० आणि ११ ऑक्टोबर, २०२५', 'शुक्रवार आणि शनिवार'],
  ['ur', 'اردو', 'Arab', 'rtl', '10 اور 11 اکتوبر 2025', 'جمعہ اور ہفتہ'],
  ['ga', 'Gaeilge', 'Latn', 'ltr', '10 agus 11 Deireadh Fómhair 2025', 'Dé hAoine agus Dé Sathairn'],
  ['fr', 'Français', 'Latn', 'ltr', '10 et 11 octobre 2025', 'vendredi et samedi'],
])('the name, script, direction and dates of %s', (code, name, script, direction, days, weekdays) => {
  const language = languageOf(code);
  expect(language).toMatchObject({ code, name, script, direction });
  expect(language.formatDays(DAYS)).toBe(days);
  expect(language.weekdays(DAYS)).toBe(weekdays);
});

test('a day with its weekday', () => {
  expect(languageOf('hi').dateWithWeekday('2025-09-26')).toBe('शुक्रवार, 26 सितंबर 2025');
  expect(languageOf('qqq').dateWithWeekday('2025-09-26')).toBeUndefined();
});

test('one day, two months, and days that are a range', () => {
  const { formatDays, weekdays } = languageOf('hi');
  expect(formatDays({ first: '2025-10-10', last: '2025-10-10' })).toBe('10 अक्टूबर 2025');
  expect(formatDays({ first: '2025-10-31', last: '2025-11-01' })).toBe('31 अक्टूबर और 1 नवंबर 2025');
  expect(formatDays({ first: '2025-10-10', last: '2025-10-12' })).toBe('10–12 अक्टूबर 2025');
  expect(weekdays({ first: '2025-10-10', last: '2025-10-10' })).toBe('शुक्रवार');
});

test('numbers are in words in Hindi, and in the figures of another language', () => {
  const { cardinal, ordinal, ordinalOnDay } = languageOf('hi');
  expect([cardinal(9), ordinal(9), ordinalOnDay(1), ordinalOnDay(9)]).toEqual(['नौ', 'नौवाँ', 'पहले', 'नौवें']);
  expect(languageOf('mr').ordinal(9)).toBe('९');
  expect(languageOf('fr').figure(2025)).toBe('2025');
});

test('a language that nobody knows has its code for a name, no dates, and lists without a word', () => {
  const { name, formatDays, weekdays, list } = languageOf('qqq');
  expect([name, formatDays(DAYS), weekdays(DAYS), list(['A', 'B'])]).toEqual(['Qqq', undefined, undefined, 'A, B']);
});

test('a code is told from other names of folders', () => {
  expect(['hi', 'qqq', 'zh-Hant', 'hi-IN'].filter(isLanguageCode)).toHaveLength(4);
  expect(['hindi', 'photos', 'a', 'parents-hi', 'my folder', ''].filter(isLanguageCode)).toEqual([]);
  expect(['Hindi', 'हिन्दी', 'irish', 'photos'].map(languageCodeNamed)).toEqual(['hi', 'hi', 'ga', undefined]);
});
