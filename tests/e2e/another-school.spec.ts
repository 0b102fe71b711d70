/** The sample edition is another school’s: what it publishes has no word of the first. */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { FIRST_PAGES, FIRST_SCHOOL } from '../support/first-school.ts';
import { SAMPLE_DIST } from '../support/sample.ts';

/** What people and programs read. Share cards are pictures: their words are in the alternative texts of the pages. */
const READ = '**/*.{html,json,ics,vcf,xml,txt,webmanifest,svg}';

/** The words in a file, with what is around them, but not the names of styles. */
function foundIn(text: string): string[] {
  const read = text.replace(/<style[\s\S]*?<\/style>| class="[^"]*"/g, '');
  return [FIRST_SCHOOL, FIRST_PAGES].flatMap((words) =>
    [...read.matchAll(words)].map(({ index }) => read.slice(Math.max(0, index - 30), index + 40).replace(/\s+/g, ' ')),
  );
}

test('no page, calendar, card, feed or search result has a word of the first school', async () => {
  const files = await Array.fromAsync(glob(READ, { cwd: SAMPLE_DIST }));
  expect(files.length).toBeGreaterThan(40);
  const found = await Promise.all(
    files.map(async (file) =>
      foundIn(await readFile(join(SAMPLE_DIST, file), 'utf8')).map((words) => `${file}: …${words}…`),
    ),
  );
  expect(found.flat()).toEqual([]);
});

test('its words would be found, in texts and in what describes pictures', () => {
  expect(foundIn('<p class="statue">Grade 6</p><img alt="A statue">')).toHaveLength(2);
});
