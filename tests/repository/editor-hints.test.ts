import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { ALL_RECORDS } from '../../src/content/collections.ts';

const FILE = '.vscode/content.schema.json';

/**
 * The YAML extension takes the schema that fits a file best: it knows no other way to keep all of them in one file.
 * Editors in the browser run no build, so the file is in git.
 */
test('editor hints are those of the schemas; npm run unit -- editor-hints -u renews them', async () => {
  const hints = z.toJSONSchema(z.union(Object.values(ALL_RECORDS)), { io: 'input', target: 'draft-7' });
  // About a line for each field, so that a change can be read.
  const text = `${JSON.stringify(hints).replaceAll('},"', '},\n"')}\n`;
  await expect(text).toMatchFileSnapshot(`../../${FILE}`);
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  expect(settings['yaml.schemas']).toEqual({ [FILE]: 'content/*.yaml' });
});
