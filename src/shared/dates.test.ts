import { expect, test } from 'vitest';
import { addDays, countDays, formatDays, formatShortDays } from './dates.ts';

/** Replaces no-break spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['2025-10-10', '2025-10-10', '10 October 2025', '10 Oct 2025'],
  ['2025-10-10', '2025-10-11', '10 and 11 October 2025', '10–11 Oct 2025'],
  ['2025-10-10', '2025-10-12', '10 to 12 October 2025', '10–12 Oct 2025'],
  ['2025-10-31', '2025-11-01', '31 October and 1 November 2025', '31 Oct – 1 Nov 2025'],
  ['2025-12-31', '2026-01-01', '31 December 2025 and 1 January 2026', '31 Dec – 1 Jan 2026'],
])('%s to %s reads "%s", and in few letters "%s"', (first, last, phrase, short) => {
  expect(plain(formatDays({ first, last }))).toBe(phrase);
  expect(plain(formatShortDays({ first, last }))).toBe(short);
});

test('days are counted with both ends and across a month', () => {
  expect(countDays({ first: '2025-10-10', last: '2025-10-11' })).toBe(2);
  expect(addDays('2025-10-10', -15)).toBe('2025-09-25');
  expect(addDays('2025-10-31', 1)).toBe('2025-11-01');
});

test.each([
  ['hi', '10 और 11 अक्टूबर 2025'],
  ['pl', '10 i 11 października 2025'],
])('two days in %s are listed in the order of the language', (code, days) => {
  expect(plain(formatDays({ first: '2025-10-10', last: '2025-10-11' }, code))).toBe(days);
});

test('a number stays on one line with the word after it', () => {
  expect(formatDays({ first: '2025-10-31', last: '2025-11-01' })).toBe('31\u00a0October and 1\u00a0November 2025');
  expect(formatDays({ first: '2025-10-10', last: '2025-10-11' })).toBe('10\u00a0and 11\u00a0October 2025');
});
