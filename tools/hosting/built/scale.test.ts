import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardinal } from '../../../src/lib/numbers.ts';
import { buildEdition, buildEnv } from '../../bench/build-edition.ts';
import { writeEditionOf } from '../../bench/edition-of.ts';
import { DIST } from './servers.ts';

/** As many as no edition will have; fewer with SITE_COMMITTEES. */
const COMMITTEES = Number(process.env.SITE_COMMITTEES ?? 200);
const folder = mkdtempSync(join(tmpdir(), 'scale-'));
const folders = {
  contentDir: join(folder, 'content'),
  outDir: join(folder, 'dist'),
  cacheDir: join(folder, 'cache'),
};

beforeAll(() => {
  writeEditionOf(COMMITTEES, folders.contentDir);
  buildEdition(folders);
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true }));

test(`an edition of ${COMMITTEES} committees has a page, a card and a calendar for each`, async () => {
  for (const [place, extension] of [
    ['committees', '.html'],
    ['share/committees', '.png'],
    ['calendar', '.ics'],
  ] as const) {
    const files = (await readdir(join(folders.outDir, place))).filter((file) => file.endsWith(extension));
    // The conference has a calendar of its own.
    expect(
      files.filter((file) => file !== 'conference.ics'),
      place,
    ).toHaveLength(COMMITTEES);
  }
  expect(await readFile(join(folders.outDir, 'home.html'), 'utf8')).toContain(`All ${cardinal(COMMITTEES)} committees`);
});

test('nothing is wrong in its pages', { timeout: 600_000 }, () => {
  const told = execFileSync(process.execPath, ['tools/check-html.ts'], { env: buildEnv(folders), encoding: 'utf8' });
  expect(told).toContain(' 0 problems');
});

test('the headers do not grow with the committees', async () => {
  const rules = async (dist: string) =>
    (await readFile(join(dist, '_headers'), 'utf8')).split('\n').filter((line) => line.startsWith('/')).length;
  // A few parts of the search index more: its words are more.
  expect((await rules(folders.outDir)) - (await rules(DIST))).toBeLessThan(20);
});
