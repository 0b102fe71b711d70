import type { Edition } from '../../src/content/collections.ts';
import { factsOf, readContent } from '../../src/content/reading/read-content.ts';
import { committeePath } from '../../src/site/routes.ts';
import { sitePages } from '../../src/site/site-pages.ts';

/** The facts of an edition and the addresses of its pages. @param folder such as `content` */
export function readEdition(folder: string) {
  const edition = factsOf(readContent(folder).files) as Edition;
  return {
    conference: edition.conference,
    committeePaths: edition.committees.map(({ slug }) => committeePath(slug)),
    /** Every page but the one for unknown addresses, and placards. */
    allPaths: sitePages(edition).map(({ path }) => path),
  };
}

/** The built sample edition: docs/decisions/0018-tests.md. */
export const SAMPLE_DIST = '.local/sample';

/** What the sample edition is built from. It never changes, so that tests may name its committees and dates. */
export const { conference, committeePaths, allPaths } = readEdition('tests/fixtures/sample-edition');
