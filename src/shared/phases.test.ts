import { expect, onTestFinished, test, vi } from 'vitest';
import { followPhase, phaseAttributes } from './phases.ts';

const DAYS = { first: '2025-10-10', last: '2025-10-11' };

const LOS_ANGELES = 'America/Los_Angeles';
const AUCKLAND = 'Pacific/Auckland';
const LONDON = 'Europe/London';
// Clocks change on the second day.
const AUTUMN = { first: '2025-10-25', last: '2025-10-26' };

const BOUNDARIES: [instant: string, phase: string, timeZone?: string, days?: typeof DAYS][] = [
  ['2025-10-09T23:59:59.999+05:30', 'before 0'],
  ['2025-10-10T00:00:00+05:30', 'during 1'],
  ['2025-10-11T00:00:00+05:30', 'during 2'],
  ['2025-10-11T23:59:59.999+05:30', 'during 2'],
  ['2025-10-12T00:00:00+05:30', 'after 3'],
  ['2025-10-09T11:30:00-07:00', 'during 1'],
  ['2025-10-12T03:30:00+09:00', 'after 3'],
  ['2025-10-09T23:59:59.999-07:00', 'before 0', LOS_ANGELES],
  ['2025-10-10T00:00:00-07:00', 'during 1', LOS_ANGELES],
  ['2025-10-09T23:59:59.999+13:00', 'before 0', AUCKLAND],
  ['2025-10-12T00:00:00+13:00', 'after 3', AUCKLAND],
  ['2025-10-26T00:00:00+01:00', 'during 2', LONDON, AUTUMN],
  ['2025-10-26T23:59:59Z', 'during 2', LONDON, AUTUMN],
  ['2025-10-27T00:00:00Z', 'after 3', LONDON, AUTUMN],
];

test.each(BOUNDARIES)('%s is %s', (instant, expected, timeZone = 'Asia/Kolkata', days = DAYS) => {
  const { 'data-phase': phase, 'data-phase-day': day } = phaseAttributes(days, timeZone, Date.parse(instant));
  expect(`${phase} ${day}`).toBe(expected);
});

test('a page that stays open waits with one timer for the next boundary, and with none after the last', () => {
  vi.useFakeTimers({ now: Date.parse('2025-08-01T00:00:00+05:30') });
  onTestFinished(() => void vi.useRealTimers());
  const delays = vi.spyOn(globalThis, 'setTimeout');
  const { 'data-phase-boundaries': phaseBoundaries } = phaseAttributes(DAYS, 'Asia/Kolkata', Date.now());
  const dataset = { phaseBoundaries } as DOMStringMap;
  const page = { documentElement: { dataset }, querySelectorAll: () => [], addEventListener: () => {} };
  followPhase(page as unknown as Document);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersToNextTimer();
  expect(dataset.phase).toBe('before');
  vi.setSystemTime(Date.parse('2025-10-09T23:59:59+05:30'));
  vi.advanceTimersByTime(2 ** 31);
  expect(dataset.phase).toBe('after');
  expect(vi.getTimerCount()).toBe(0);
  // A longer delay than browsers know would be over at once, again and again.
  for (const [, delay] of delays.mock.calls) expect(delay).toBeLessThan(2 ** 31);
});
