import { expect, test, vi } from 'vitest';
import { DAY_MS } from '../src/shared/dates.ts';
import { BEGIN, conference, END, HOUR_MS } from '../tests/support/sample.ts';
import { havePassed } from './dates-passed.ts';

const page = (phase: string) => async () => new Response(`<html lang="en" data-phase="${phase}" data-x="1">`);
const fails = () => Promise.reject(new Error('No network'));
const CLOSING = Date.parse('2024-04-11T00:00+01:00');
const NOTICE_END = Date.parse('2024-04-09T00:00+01:00');

test.each([
  ['a day like others', BEGIN - 30 * DAY_MS, page('before'), false],
  ['on the day before the first', BEGIN - 23 * HOUR_MS, page('before'), true],
  ['on the first day', BEGIN + HOUR_MS, page('before'), true],
  ['after the last day', END + HOUR_MS, page('during'), true],
  ['once the form has closed, however late the run', CLOSING + 23 * HOUR_MS, page('before'), true],
  ['once the notice has ended', NOTICE_END + HOUR_MS, page('before'), true],
  ['long after, published in time', END + 9 * DAY_MS, page('after'), false],
  ['long after, and nobody has published', END + 9 * DAY_MS, page('during'), true],
  ['a site that does not answer', BEGIN - 30 * DAY_MS, fails, true],
])('the site is built again: %s', async (_what, now, site, passed) => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', site);
  expect(await havePassed(conference, now)).toBe(passed);
});
