import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Conference } from '../../src/content/schemas/conference.ts';
import type { Pages } from '../../src/content/schemas/pages.ts';
import { phaseAttributes } from '../../src/shared/phases.ts';
import { ordinal } from '../../src/shared/words.ts';
import { addressalPath, committeePath, routes } from '../../src/site/routes.ts';

/** What tests have to know of a content, so that they hold for any: its facts, and the addresses that come from it. */
export interface TestedContent {
  conference: Conference;
  pages: Pages;
  /** Such as `ninth edition`. */
  editionName: string;
  /** When each day begins at the venue, and when the last one ends: milliseconds since the epoch. */
  boundaries: number[];
  committees: { path: string; order: number; title: string; cardTitle: string }[];
  committeePaths: string[];
  addressalPaths: string[];
  /** Every page of the site but the one for unknown addresses. */
  allPaths: string[];
}

/** @param folder such as `content` */
export function readContent(folder: string): TestedContent {
  const read = (name: string) => parse(readFileSync(join(folder, `${name}.yaml`), 'utf8'));
  const slugsIn = (name: string) =>
    readdirSync(join(folder, name)).flatMap((file) => (file.endsWith('.md') ? file.slice(0, -'.md'.length) : []));
  const conference = read('conference') as Conference;
  const committees = slugsIn('committees')
    .map((slug) => {
      const text = readFileSync(join(folder, 'committees', `${slug}.md`), 'utf8');
      return { path: committeePath(slug), ...(parse(text.split(/^---$/m)[1] ?? '') as CommitteeFacts) };
    })
    .sort((a, b) => a.order - b.order);
  const committeePaths = committees.map(({ path }) => path);
  const addressalPaths = slugsIn('addressals').map(addressalPath);
  return {
    conference,
    pages: read('pages') as Pages,
    editionName: `${ordinal(conference.edition)} edition`,
    boundaries: phaseAttributes(conference.dates, conference.timeZone, 0)
      ['data-phase-boundaries'].split(' ')
      .map(Number),
    committees,
    committeePaths,
    addressalPaths,
    allPaths: [
      ...Object.values(routes).filter((path) => path !== routes.keep || conference.keepOnPhone),
      ...committeePaths,
      ...addressalPaths,
    ],
  };
}

interface CommitteeFacts {
  order: number;
  title: string;
  cardTitle: string;
}
