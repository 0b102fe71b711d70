import { expect, test } from 'vitest';
import { withSection } from './report-file.ts';

const report =
  'Before\n<!-- bench: size -->\nold\n<!-- /bench -->\nBetween\n<!-- bench: time -->\nkept\n<!-- /bench -->\n';

test('a section is written between its marks, and all else stays', () => {
  expect(withSection(report, 'size', 'new')).toBe(
    'Before\n<!-- bench: size -->\n\nnew\n\n<!-- /bench -->\nBetween\n<!-- bench: time -->\nkept\n<!-- /bench -->\n',
  );
});

test('a section without marks is told', () => {
  expect(() => withSection(report, 'memory', 'new')).toThrow('<!-- bench: memory -->');
});
