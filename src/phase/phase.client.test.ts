import { expect, onTestFinished, test, vi } from 'vitest';
import { followPhase } from './phase.client.ts';

test('a page that stays open waits with one timer for the next boundary, and with none after the last', () => {
  vi.useFakeTimers({ now: Date.parse('2025-08-01T00:00:00+05:30') });
  onTestFinished(() => void vi.useRealTimers());
  const delays = vi.spyOn(globalThis, 'setTimeout');
  const midnights = ['2025-10-10', '2025-10-11', '2025-10-12'].map((day) => Date.parse(`${day}T00:00:00+05:30`));
  const dataset: DOMStringMap = { phaseBoundaries: midnights.join(' '), countdownEnd: '2025-10-10T00:00+05:30' };
  const page = Object.assign(new EventTarget(), {
    documentElement: { dataset, style: { setProperty() {} }, toggleAttribute() {}, querySelectorAll: () => [] },
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', () => {});
  followPhase();
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersToNextTimer();
  expect(dataset.phase).toBe('before');
  vi.setSystemTime(Date.parse('2025-10-09T23:59:59+05:30'));
  vi.advanceTimersByTime(2 ** 31);
  expect(dataset.phase).toBe('after');
  expect(vi.getTimerCount()).toBe(0);
  // Browsers fire timers with longer delays at once, so the page would start them again and again.
  for (const [, delay] of delays.mock.calls) expect(delay).toBeLessThan(2 ** 31);
});
