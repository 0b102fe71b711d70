import { expect, test } from 'vitest';
import { contentReport } from './check-report.ts';

test('issues, doubts and things to do are listed by where they are', () => {
  const issue = { file: 'content/pages.yaml', line: 4, path: ['home', 'title'], message: 'Write a title.' };
  const item = { state: 'missing', file: 'conference.yaml', path: ['map'], message: 'No map.' } as const;
  expect(contentReport({ issues: [issue], doubts: [issue], items: [item], changes: ['One page more: WHO.'] })).toBe(
    'The content has one problem.\n\n- content/pages.yaml, line 4, home.title: Write a title.\n\nPlease look (1). This stops nothing:\n\n- content/pages.yaml, line 4, home.title: Write a title.\n\nWhat changes (1):\n\n- One page more: WHO.\n\nMissing (1):\n\n- conference.yaml, map: No map.',
  );
  expect(contentReport({ issues: [], doubts: [], items: [], changes: [] })).toBe('The content has no problems.');
});
