import type { LanguageContent } from '../../src/content/collections.ts';
import { readWholeContent } from '../../src/content/reading/read-content.ts';
import type { Committee } from '../../src/content/schemas/committee.ts';
import { committeePath } from '../../src/routes.ts';
import { sitePages } from '../../src/site/site-pages.ts';

/** An edition and the addresses of its pages. @param folder such as `content` */
export function readEdition(folder: string) {
  const edition = readWholeContent(folder);
  return {
    edition,
    conference: edition.conference,
    committeePaths: edition.committees.map(({ slug }) => committeePath(slug)),
    /** Every page but the one for unknown addresses, and placards. */
    allPaths: sitePages(edition).map(({ path }) => path),
  };
}

/** The sample edition and where it is built: docs/decisions/0018-tests.md */
export const SAMPLE_CONTENT = 'tests/fixtures/sample-edition';
export const SAMPLE_DIST = '.local/sample';
export const SAMPLE_ARCHIVE = '.local/archive';

/** It does not follow the site, so that tests may name its committees and dates. */
export const { edition, conference, committeePaths, allPaths } = readEdition(SAMPLE_CONTENT);

export function committeeOf(slug: string): Committee {
  const committee = edition.committees.find((one) => one.slug === slug);
  if (!committee) throw new Error(`The sample edition has no committee ${slug}.`);
  return committee;
}

/** The folder of a language. @param code such as `hi` */
export function languageContentOf(code: string): LanguageContent {
  const content = edition.languages.find((language) => language.code === code);
  if (!content) throw new Error(`The sample edition is not in ${code}.`);
  return content;
}
