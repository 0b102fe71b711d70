import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Conference } from '../../src/content/schemas/conference.ts';
import type { Media } from '../../src/content/schemas/media.ts';
import { addressalPath, committeePath, missingPaths, picturePath, routes } from '../../src/site/routes.ts';

/** The facts of an edition and the addresses of its pages. @param folder such as `content` */
export function readContent(folder: string) {
  const conference = parse(readFileSync(join(folder, 'conference.yaml'), 'utf8')) as Conference;
  const slugsIn = (name: string) =>
    readdirSync(join(folder, name)).flatMap((file) => (file.endsWith('.md') ? file.slice(0, -'.md'.length) : []));
  const committeePaths = slugsIn('committees').map(committeePath);
  const entriesOf = <Entry>(name: string, list: string): Entry[] =>
    existsSync(join(folder, name)) ? parse(readFileSync(join(folder, name), 'utf8'))[list] : [];
  const picturePaths = entriesOf<Media['pictures'][number]>('media.yaml', 'pictures').map(({ file }) =>
    picturePath(file),
  );
  const missing = missingPaths({
    schedule: { days: entriesOf('schedule.yaml', 'days') },
    'parents-hi': { questions: entriesOf('parents-hi.yaml', 'questions') },
  });
  const ownPaths = Object.values(routes).filter(
    (path) => !missing.includes(path) && (path !== routes.keep || conference.keepOnPhone),
  );
  return {
    conference,
    committeePaths,
    /** Every page but the one for unknown addresses. */
    allPaths: [...ownPaths, ...committeePaths, ...slugsIn('addressals').map(addressalPath), ...picturePaths],
  };
}

/** The built sample edition: docs/decisions/0018-tests.md. */
export const SAMPLE_DIST = '.local/sample';

/** What the sample edition is built from. It never changes, so that tests may name its committees and dates. */
export const { conference, committeePaths, allPaths } = readContent('tests/fixtures/sample-edition');
