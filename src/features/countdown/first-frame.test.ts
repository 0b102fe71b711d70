import { expect, test } from 'vitest';
import { firstFrameScript } from './first-frame.ts';

const TARGET = '2025-10-10T00:00:00';

/** What the places hold after the script has run once, with nothing around it but a page, a clock and a timer. */
function shownAt(now: number): string[] {
  const places = ['heading', 'days', 'hours', 'minutes', 'seconds'].map((unit) => ({
    dataset: { countdown: TARGET, unit },
    textContent: '––',
  }));
  new Function('document', 'Date', 'setTimeout', firstFrameScript())(
    { querySelectorAll: () => places },
    Object.assign(() => {}, { now: () => now, parse: Date.parse }),
    () => 0,
  );
  return places.map(({ textContent }) => textContent);
}

test.each([
  [Date.parse('2025-08-23T15:23:10'), ['47 Days!', '47', '08', '36', '50']],
  [Date.parse('2025-01-01T00:00:00'), ['282 Days!', '282', '00', '00', '00']],
  [Date.parse(TARGET), ['0 Days!', '00', '00', '00', '00']],
])('the first frame at %d', (now, shown) => {
  expect(shownAt(now)).toEqual(shown);
});
