import { expect, test } from 'vitest';
import { hasPassedEverywhere, secondsLeft, toTimeLeft } from './time-left.ts';

const TARGET = Date.UTC(2025, 9, 10);

test.each([
  ['a millisecond before', -1, '0 0 0 1'],
  ['at the target', 0, '0 0 0 0'],
  ['a year after', 31_536_000_000, '0 0 0 0'],
  ['a second under a day before', -86_399_000, '0 23 59 59'],
  ['47 d 8 h 36 min 58 s before', -4_091_818_000, '47 8 36 58'],
  ['400 days before', -34_560_000_000, '400 0 0 0'],
])('%s', (_when, offset, expected) => {
  expect(Object.values(toTimeLeft(secondsLeft(TARGET, TARGET + offset))).join(' ')).toBe(expected);
});

test('a local time has passed everywhere only when it has at UTC−12', () => {
  const westernmost = Date.UTC(2025, 9, 10, 12);
  expect(hasPassedEverywhere('2025-10-10T00:00:00', westernmost - 1)).toBe(false);
  expect(hasPassedEverywhere('2025-10-10T00:00:00', westernmost)).toBe(true);
});
