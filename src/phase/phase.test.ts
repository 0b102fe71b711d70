import { expect, test } from 'vitest';
import { litShare, phaseAt, phaseAttributes } from './phase.ts';

const DAYS = { first: '2025-10-10', last: '2025-10-11' };

// In London, clocks change on the second of these days.
const AUTUMN = { first: '2025-10-25', last: '2025-10-26' };

test.each<[instant: string, phase: string, timeZone?: string, days?: typeof DAYS]>([
  ['2025-10-09T23:59:59.999+05:30', 'before 0'],
  ['2025-10-10T00:00:00+05:30', 'during 1'],
  ['2025-10-11T00:00:00+05:30', 'during 2'],
  ['2025-10-11T23:59:59.999+05:30', 'during 2'],
  ['2025-10-12T00:00:00+05:30', 'after 3'],
  ['2025-10-09T23:59:59.999-07:00', 'before 0', 'America/Los_Angeles'],
  ['2025-10-12T00:00:00+13:00', 'after 3', 'Pacific/Auckland'],
  ['2025-10-26T00:00:00+01:00', 'during 2', 'Europe/London', AUTUMN],
  ['2025-10-27T00:00:00Z', 'after 3', 'Europe/London', AUTUMN],
])('%s is %s', (instant, expected, timeZone = 'Asia/Kolkata', dates = DAYS) => {
  const { 'data-phase-boundaries': boundaries } = phaseAttributes({ dates, timeZone }, 0);
  const { phase, day } = phaseAt(boundaries.split(' ').map(Number), Date.parse(instant));
  expect(`${phase} ${day}`).toBe(expected);
});

test.each([
  ['2025-09-19T23:00', 0],
  ['2025-10-06T12:00', 0.85],
  ['2025-10-09T20:00', 1],
  ['2025-10-10T09:00', 1],
])('at %s, the share of lit lanterns is %d', (time, lit) => {
  expect(litShare(Date.parse(`${time}Z`), Date.parse('2025-10-10T00:00Z'))).toBe(lit);
});
