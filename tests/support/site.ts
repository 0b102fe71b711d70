import { readContent } from './content.ts';

/** What the site is built from that is to be published. Its tests expect nothing but what follows from it. */
export const { conference, pages, editionName, boundaries, committees, committeePaths, allPaths } = readContent(
  'tests/fixtures/sample-edition',
);
