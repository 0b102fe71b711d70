import { expect, test } from 'vitest';
import { beginOf, endOf } from './time-zones.ts';

test.each([
  ['2025-10-10', 'Asia/Kolkata', '2025-10-09T18:30:00Z'],
  // Clocks go forward at midnight: the day begins at 01:00.
  ['2025-09-07', 'America/Santiago', '2025-09-07T04:00:00Z'],
  ['2025-03-09', 'America/Havana', '2025-03-09T05:00:00Z'],
  // Clocks go back from midnight to 23:00: the hour before midnight occurs twice, and belongs to the day before.
  ['2025-04-06', 'America/Santiago', '2025-04-06T04:00:00Z'],
  // Clocks go back from 01:00 to midnight: the day begins at the first midnight.
  ['2025-11-02', 'America/Havana', '2025-11-02T04:00:00Z'],
  // Clocks go forward at 02:00, by half an hour: the day still begins at midnight.
  ['2025-10-05', 'Australia/Lord_Howe', '2025-10-04T13:30:00Z'],
])('%s begins in %s at %s', (date, timeZone, instant) => {
  expect(beginOf(date, timeZone)).toBe(Date.parse(instant));
});

test('a day ends where the next one begins', () => {
  expect(endOf('2025-09-06', 'America/Santiago')).toBe(Date.parse('2025-09-07T04:00:00Z'));
});
