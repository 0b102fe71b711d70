import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { ALL_RECORDS } from '../../src/content/collections.ts';

const records = Object.entries(ALL_RECORDS);

/** What the YAML extension of VS Code reads: .vscode/settings.json. Editors in the browser run no build, so it is in git. */
test.each(records)(
  'hints for %s.yaml are those of its schema; npm run unit -- editor-hints -u renews them',
  async (name, schema) => {
    const hints = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
    // About a line for each field, so that a change can be read.
    const text = `${JSON.stringify(hints).replaceAll('},"', '},\n"')}\n`;
    await expect(text).toMatchFileSnapshot(`../../.vscode/schemas/${name}.json`);
  },
);

test('the settings of the editor name a schema for every file', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  expect(settings['yaml.schemas']).toEqual(
    Object.fromEntries(records.map(([name]) => [`.vscode/schemas/${name}.json`, `content/${name}.yaml`])),
  );
});
