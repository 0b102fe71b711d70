import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { ALL_RECORDS, LANGUAGE_RECORDS } from '../../src/content/collections.ts';

/** Each with the names of its hints and of the files that they are for. */
const records = [
  ...Object.entries(ALL_RECORDS).map(([name, schema]) => [name, `content/${name}.yaml`, schema] as const),
  ...Object.entries(LANGUAGE_RECORDS).map(
    ([name, schema]) => [`translated-${name}`, `content/*/${name}.yaml`, schema] as const,
  ),
];

/** What the YAML extension of VS Code reads: .vscode/settings.json. Editors in the browser run no build, so it is in git. */
test.each(records)(
  'the hints %s are those of the schema of their files; npm run unit -- editor-hints -u renews them',
  async (name, _files, schema) => {
    const hints = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
    // About a line for each field, so that a change can be read.
    const text = `${JSON.stringify(hints).replaceAll('},"', '},\n"')}\n`;
    await expect(text).toMatchFileSnapshot(`../../.vscode/schemas/${name}.json`);
  },
);

test('the settings of the editor name a schema for every file', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  expect(settings['yaml.schemas']).toEqual(
    Object.fromEntries(records.map(([name, files]) => [`.vscode/schemas/${name}.json`, files])),
  );
});
