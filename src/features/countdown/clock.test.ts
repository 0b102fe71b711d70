import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSeconds } from './clock.ts';

const START = Date.UTC(2025, 9, 9, 23, 59, 55, 300);
const END = Date.UTC(2025, 9, 10);

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('ticks fall on whole seconds and end at the end', () => {
  const ticks: number[] = [];
  watchSeconds(() => ticks.push(Date.now() - END), END);
  vi.advanceTimersByTime(60_000);
  expect(ticks).toEqual([-4000, -3000, -2000, -1000, 0]);
  expect(vi.getTimerCount()).toBe(0);
});

test('several watchers share one timer, which goes with the last', () => {
  const ends = [1, 2, 3].map(() => watchSeconds(() => undefined, END));
  expect(vi.getTimerCount()).toBe(1);
  for (const end of ends) end();
  expect(vi.getTimerCount()).toBe(0);
});

test('nothing is watched once the end has passed', () => {
  const onTick = vi.fn();
  vi.setSystemTime(END);
  watchSeconds(onTick, END);
  expect(vi.getTimerCount()).toBe(0);
  expect(onTick).not.toHaveBeenCalled();
});

test('a tab that comes back is told the time at once', () => {
  const onTick = vi.fn();
  watchSeconds(onTick, END);
  vi.setSystemTime(START + 2000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(onTick).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(1);
});
