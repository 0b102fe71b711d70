import { expect, test } from 'vitest';
import { contentReport } from './check-report.ts';

test('problems and things to do are listed by where they are', () => {
  const problem = { file: 'content/pages.yaml', line: 4, field: 'home.title', message: 'Write a title.' };
  const item = { state: 'missing', file: 'conference.yaml', field: 'map', message: 'No map.' } as const;
  expect(contentReport([problem], [item])).toBe(
    'The content has one problem.\n\n- content/pages.yaml, line 4, home.title: Write a title.\n\nMissing (1):\n\n- conference.yaml, map: No map.',
  );
  expect(contentReport([], [])).toBe('The content has no problems.');
});
