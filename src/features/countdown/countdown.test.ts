import { describe, expect, test } from 'vitest';
import { hasPassedEverywhere, secondsLeft, toTimeLeft } from './countdown.ts';

const TARGET = Date.UTC(2025, 9, 10);
const TIME_IS_UP = { days: 0, hours: 0, minutes: 0, seconds: 0 };

describe('time left', () => {
  test.each([
    ['a second before', -1_000, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    ['a millisecond before', -1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    ['at the target', 0, TIME_IS_UP],
    ['a millisecond after', 1, TIME_IS_UP],
    ['a year after', 31_536_000_000, TIME_IS_UP],
    ['59 seconds before', -59_000, { days: 0, hours: 0, minutes: 0, seconds: 59 }],
    ['a minute before', -60_000, { days: 0, hours: 0, minutes: 1, seconds: 0 }],
    ['an hour before', -3_600_000, { days: 0, hours: 1, minutes: 0, seconds: 0 }],
    ['a day before', -86_400_000, { days: 1, hours: 0, minutes: 0, seconds: 0 }],
    ['a second under a day before', -86_399_000, { days: 0, hours: 23, minutes: 59, seconds: 59 }],
    ['47 d 8 h 36 min 58 s before', -4_091_818_000, { days: 47, hours: 8, minutes: 36, seconds: 58 }],
    ['400 days before', -34_560_000_000, { days: 400, hours: 0, minutes: 0, seconds: 0 }],
  ])('%s', (_when, offset, expected) => {
    expect(toTimeLeft(secondsLeft(TARGET, TARGET + offset))).toEqual(expected);
  });
});

test('a local time has passed everywhere only when it has at UTC−12', () => {
  const westernmost = Date.UTC(2025, 9, 10, 12);
  expect(hasPassedEverywhere('2025-10-10T00:00:00', westernmost - 1)).toBe(false);
  expect(hasPassedEverywhere('2025-10-10T00:00:00', westernmost)).toBe(true);
});
