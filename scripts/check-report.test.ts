import { expect, test } from 'vitest';
import type { LaunchItem } from '../src/content/checks/launch-list.ts';
import { markdownReport, textReport } from './check-report.ts';

const problem = { file: 'content/pages.yaml', line: 4, field: 'home.title', message: 'Say a | b.' };
const item: LaunchItem = { state: 'missing', file: 'conference.yaml', field: 'map', message: 'No map.' };

test('problems come as a list, things to do as a table', () => {
  expect(textReport([problem], [])).toBe(
    'The content has one problem.\n\n- content/pages.yaml, line 4, home.title: Say a | b.',
  );
  expect(textReport([], [item])).toBe('The content has no problems.\n\nMissing (1)\n  conference.yaml, map  No map.');
});

test('in Markdown a sign of the table stays a sign of the text', () => {
  expect(markdownReport([problem], [])).toContain('| content/pages.yaml | 4 | home.title | Say a \\| b. |');
  expect(markdownReport([], [item])).toContain(
    '### Missing\n\n| File | Field | What to do |\n| --- | --- | --- |\n| conference.yaml | map | No map. |',
  );
});
