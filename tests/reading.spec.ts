import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readingReport } from '../tools/reading/report.ts';

test('the report on how hard the texts are to read is that of the texts there are', () => {
  expect(readFileSync('docs/reports/reading-level.md', 'utf8'), 'Run npm run reading and commit its report.').toBe(
    readingReport('.local/sample'),
  );
});
