/** The sample edition is that of an invented school: its site contains no words of the ninth edition’s school. */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { SAMPLE_DIST } from '../support/sample.ts';

/** Words that only the site of the ninth edition may contain, such as its city and its committees. */
const FIRST_SCHOOL =
  /\b(?:School MUN|School Model|schoolmun|Lucknow|Awadh|Kolkata|India|Indian|ninth|grades?|graders?|JCC|IPC|WTO|AIPPM|UNHRC|UNSC|HSRA|Agniveers?|Akbar|Ibadat|Lok Sabha|Dumbarton|2025|Hindi|en-IN|Principal|Secretary.General)\b/gi;

test('no page, calendar, search result or manifest has a word of the ninth edition', async () => {
  // Pictures are left out: no picture contains words, and alternative texts are in the pages.
  const files = await Array.fromAsync(glob('**/*.{html,json,ics,xml,txt,webmanifest,svg}', { cwd: SAMPLE_DIST }));
  expect(files.length).toBeGreaterThan(30);
  const found: string[] = [];
  for (const file of files) {
    const text = await readFile(join(SAMPLE_DIST, file), 'utf8');
    const read = text.replace(/<style[\s\S]*?<\/style>| class="[^"]*"/g, '');
    for (const { index } of read.matchAll(FIRST_SCHOOL)) found.push(`${file}: …${read.slice(index - 30, index + 40)}…`);
  }
  expect(found).toEqual([]);
});
