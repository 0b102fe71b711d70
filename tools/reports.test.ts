import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = (file: string) => readFileSync(file, 'utf8');

test('the README tells the numbers of the matrix as the report has them', () => {
  const [, totals = ''] = text('docs/reports/access-matrix.md').match(/^\*\*(.+)\.\*\*$/m) ?? [];
  expect(totals).not.toBe('');
  expect(text('README.md')).toContain(totals);
});
