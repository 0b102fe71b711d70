import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editionOf, readContent } from './read.ts';
import { listReminders } from './reminders.ts';

const BEFORE = Date.parse('2024-03-01');

// Reading pictures and git takes time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('tests/fixtures/sample-edition', folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

function reminders(now = BEFORE): Promise<string[]> {
  const content = readContent(folder);
  return listReminders(editionOf(content), content, now);
}

function edit(file: string, from: string, to: string): void {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to));
}

function commit(): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '--quiet');
  git('add', '.');
  git(
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@example.org',
    'commit',
    '--quiet',
    '--message',
    'Change the content',
  );
}

test('what is still to do fits on a screen, by file', async () => {
  edit('committees/ocean.md', 'Nobody owns', 'To be written. Nobody owns');
  expect(await reminders()).toEqual([
    'Texts to be written: committees/ocean.md',
    'Placeholders for real addresses and accounts: committees/city-council.md (2); committees/congress-of-vienna.md (2); committees/european-council.md (3); committees/newsroom.md (3); conference.yaml (10)',
    'Roles without a name or a telephone number (secretariat.yaml): Committees and guides; Hall and food',
    'Letters without a name, or that their writer has not confirmed: addressals/board-of-parents.md; addressals/debating-society.md',
    'Pictures of committees below 800 × 1000 pixels, which look blurred: committees/ocean.jpg (1600 × 900)',
  ]);
});

test('pictures that no page shows are listed, and so are drawings of one that is gone', async () => {
  rmSync(join(folder, 'committees/european-council.webp'));
  edit('committees/european-council.md', 'image: european-council.webp', 'image: ocean.jpg');
  cpSync(join(folder, 'committees/ocean.jpg'), join(folder, 'committees/sea.jpg'));
  expect(await reminders()).toContain(
    'Pictures that no page shows: committees/european-council-night-small.webp; committees/european-council-night.webp; committees/european-council-small.webp; committees/sea.jpg',
  );
});

test('once the conference is over, the next edition comes first', async () => {
  const [first] = await reminders(Date.parse('2024-04-21'));
  expect(first).toBe(
    'The conference ended on 20 April 2024. To keep this site and begin the next edition, run: npm run new-edition',
  );
});

test('texts that name a former day or place are found, whether the change is committed or not', {
  timeout: 60_000,
}, async () => {
  edit('site/about.md', 'The whole conference', 'See you on 20 April 2024! The whole conference');
  commit();
  edit('conference.yaml', '2024-04-20', '2024-05-04');
  commit();
  edit('conference.yaml', 'venue: Saltmarsh Hall', 'venue: Town Hall');
  edit('pages/privacy.md', '3 Saltmarsh Lane', 'Saltmarsh Hall, Galway, 3 Saltmarsh Lane');
  expect((await reminders()).filter((reminder) => reminder.includes('still'))).toEqual([
    'Texts that still say “Saltmarsh Hall, Galway”: pages/privacy.md, line 21',
    'Texts that still say “20 April”: site/about.md, line 19',
  ]);
});

test('a committee that is gone is found where texts speak of it, and so is the number of an edition', async () => {
  edit('pages/privacy.md', '3 Saltmarsh Lane', 'The first edition, 3 Saltmarsh Lane');
  commit();
  edit('conference.yaml', 'edition: 1', 'edition: 2');
  rmSync(join(folder, 'committees/ocean.md'));
  expect((await reminders()).filter((reminder) => reminder.includes('still'))).toEqual([
    'Texts that still say “Ocean Conference”: pages/media.md, line 20; pages/schedule.md, line 25',
    'Texts that still say “first edition”: pages/privacy.md, line 21',
  ]);
});

test('without a repository, nothing is known of former days and places', async () => {
  edit('conference.yaml', '2024-04-20', '2024-05-04');
  expect((await reminders()).filter((reminder) => reminder.includes('still'))).toEqual([]);
});
