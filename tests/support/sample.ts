import { readContent } from './content.ts';

/** The built sample edition: docs/decisions/0018-sample-edition.md. */
export const SAMPLE_DIST = '.local/sample';

/** What the sample edition is built from. It never changes, so that tests may name its committees and dates. */
export const { conference, committeePaths, allPaths } = readContent('tests/fixtures/sample-edition');
