import { allPaths, committeePaths } from '../support/sample.ts';

/** `FULL=1`: every page and state in every window and mode. */
export const IS_FULL = process.env.FULL === '1';

export const NOT_FOUND = '/no-such-page';

export const everyPath = [...allPaths, NOT_FOUND];

/** Pages that differ in kind, for what need not be tested on all of them. */
export const sampledPaths = IS_FULL
  ? everyPath
  : ['/', '/home', '/contact', '/committees', ...committeePaths.slice(0, 1)];

/** Windows in CSS pixels. 320 × 256 is a window of 1280 × 1024 at 400 % zoom. */
export const SIZES = [
  { width: 320, height: 640 },
  { width: 1280, height: 900 },
  ...(IS_FULL
    ? [
        { width: 390, height: 844 },
        { width: 768, height: 1024 },
        { width: 1920, height: 1080 },
        { width: 320, height: 256 },
      ]
    : []),
];
