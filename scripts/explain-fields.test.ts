import { expect, test } from 'vitest';
import { explainFields } from './explain-fields.ts';

test('fields that are missing or commented out are explained, and notes stay', () => {
  const yaml = '# Ours\ntitle: Fees\n#: as it was\n# Ours, too\n#lede: What it costs\n';
  expect(explainFields(yaml, 'pages/fees.md')).toMatch(
    /^# Ours\ntitle: Fees\n# Ours, too\n#: \(description\) at most.*\n#: the line.*\n#lede: What it costs\n#: \(artwork\) .*\n#: \(menu\) /,
  );
});
