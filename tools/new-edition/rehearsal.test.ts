import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { capitalise, ordinal } from '../../src/lib/numbers.ts';
import { copyProject, mendDays, nextEdition, REHEARSED } from './rehearsal.ts';
import { readPresent } from './reset-folder.ts';

const NEXT_YEAR = { months: 12, days: 0, lasting: 2 };
const present = readPresent('content');
const rehearsal = copyProject();
afterAll(() => rehearsal.remove());

const { folder, run } = rehearsal;
const pageOf = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');
const newEdition = (args: string[]) => run(['tools/new-edition.ts', ...args]);

test.each(REHEARSED.map((shift, index) => ({ ...shift, years: index + 1 })))(
  'edition after edition, $years later, builds, and those before it stay as archives',
  ({ years, ...shift }) => {
    const past = readPresent(join(folder, 'content'));
    const args = nextEdition(past, shift);
    const said = newEdition(args);
    mendDays(folder, said);
    expect(said).toContain(`The site of ${past.dates.first.slice(0, 4)} stays`);
    expect(newEdition(args), 'a second time').toContain('Nothing has been changed.');

    run(['node_modules/astro/bin/astro.mjs', 'build']);
    expect(run(['tools/check-html.ts'])).toMatch(/ 0 problems/);

    const name = ordinal(present.edition + years);
    expect(pageOf('home.html')).toContain(`${capitalise(name)} edition`);
    for (let ago = 1; ago <= years; ago++) {
      const year = String(Number(past.dates.first.slice(0, 4)) + 1 - ago);
      expect(pageOf('about.html')).toContain(`href="/${year}"`);
      expect(pageOf(`${year}/home.html`)).toContain(`${ordinal(present.edition + years - ago)} edition`);
      expect(existsSync(join(folder, 'dist', year, 'search.html'))).toBe(false);
    }
    const sitemap = pageOf('sitemap-0.xml');
    const kept = existsSync(join(folder, 'dist/keep.json')) ? pageOf('keep.json') : '';
    for (const list of [sitemap, kept]) expect(list).not.toContain(`/${past.dates.first.slice(0, 4)}`);
    rehearsal.commit();
  },
);

test('every server answers for the archives as for the rest', () => {
  expect(run(['node_modules/vitest/vitest.mjs', 'run', '--project', 'hosts', 'archives.test.ts'])).toMatch(
    /Tests +\d+ passed/,
  );
});

test('what cannot be is refused, and changes nothing', () => {
  const { edition, dates } = readPresent(join(folder, 'content'));
  const before = readPresent(join(folder, 'content'));
  const refused = (args: string[]) => {
    try {
      return newEdition(args);
    } catch (error) {
      return (error as { stderr: string }).stderr;
    }
  };
  const year = Number(dates.first.slice(0, 4)) + 1;
  const backwards = ['--first', `${year}-10-09`, '--last', `${year}-10-08`];
  expect(refused(backwards)).toMatch(/is before the first[\s\S]*Nothing has been changed\./);
  expect(refused(['--edition', String(edition - 1), ...nextEdition(before, NEXT_YEAR).slice(2)])).toContain(
    'or a later one',
  );
  expect(refused(['--first', 'soon', '--last', `${year}-10-08`])).toContain('“soon”, is not a date');
  expect(readPresent(join(folder, 'content'))).toEqual(before);
});
