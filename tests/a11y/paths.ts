import { allPaths, committeePaths } from '../support/sample.ts';
import { IS_FULL } from './full.ts';

export const NOT_FOUND = '/no-such-page';

export const everyPath = [...allPaths, NOT_FOUND];

/** Pages that differ in kind, for what need not be tested on all of them. */
export const corePaths = IS_FULL ? everyPath : ['/', '/home', '/contact', '/committees', ...committeePaths.slice(0, 1)];
