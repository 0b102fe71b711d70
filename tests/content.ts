import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Conference } from '../src/content/conference.ts';
import type { Pages } from '../src/content/pages.ts';
import { ordinal } from '../src/lib/numbers.ts';
import { phaseAttributes } from '../src/lib/phases.ts';

const read = (name: string) => parse(readFileSync(`content/${name}.yaml`, 'utf8'));

/** What the site under test is built from, so that the tests hold for any edition. */
export const conference = read('conference') as Conference;
export const pages = read('pages') as Pages;

/** Such as `ninth edition`. */
export const editionName = `${ordinal(conference.edition)} edition`;

/** When each day begins at the venue, and when the last one ends: milliseconds since the epoch. */
export const boundaries = phaseAttributes(conference.dates, conference.timeZone, 0)
  ['data-phase-boundaries'].split(' ')
  .map(Number);
