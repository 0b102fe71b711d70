import { expect, test } from 'vitest';
import { explainFields } from './explain-fields.ts';

test('fields that are missing or commented out are explained, and notes stay', () => {
  const yaml = '# Ours\ntitle: Fees\n## as it was\n# Ours, too\n#lede: What it costs';
  const explained = explainFields(yaml, 'pages/fees.md');
  expect(explained).toMatch(
    /^# Ours\ntitle: Fees\n# Ours, too\n## \(description\) up to.*\n## the line.*\n#lede: What it costs\n## \(artwork\) .*\n## \(menu\) /,
  );
  expect(explainFields(explained, 'pages/fees.md')).toBe(explained);
});

test('fields inside a field are explained once', () => {
  const explained = explainFields('splash: {}\nhome: {}\nabout: {}\n', 'site/pages.yaml');
  expect(explained).toMatch(/^## {3}title: .*\n## {3}description: .*\nsplash: \{\}\n## {3}lede: /);
  expect(explained.match(/ {3}title: /g)).toHaveLength(1);
});
