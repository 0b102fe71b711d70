import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { copySampleEdition } from '../../tests/support/content-folder.ts';
import { editionOf, readContent } from './read.ts';
import { listReminders } from './reminders.ts';

const BEFORE = Date.parse('2024-03-01');

let folder = '';

beforeEach(() => {
  folder = copySampleEdition();
});

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

/** What the sample edition leaves to do. */
const OF_SAMPLE = [
  'Placeholders for real addresses and accounts: committees/city-council.md (2); committees/congress-of-vienna.md (2); committees/european-council.md (3); committees/newsroom.md (3); committees/ocean.md (2); conference.yaml (10)',
  'Roles without a name or a telephone number (secretariat.yaml): Committees and guides; Hall and food',
  'Letters without a name, or that their writer has not confirmed: addressals/board-of-parents.md; addressals/debating-society.md',
  'Pictures of committees below 800 × 1000 pixels, which look blurred: committees/ocean.jpg (1600 × 900)',
  'Texts that write out the city, the venue, a dress code or a day, and stay as they are when it changes. {city}, {venue}, {dressCode} and {days} change, too: pages/privacy.md; site/pl/parents.yaml (4)',
  'Facts that visitors look for first, and do not find: fees; gate and pick-up, lunch, bus; the full address; the list of portfolios',
];

test('what is still to do fits on a screen, by file', async () => {
  expect(await reminders()).toEqual(OF_SAMPLE);
});

/** What is to be noticed, the change that brings it about, and the line that is then added. */
const ADDED: [name: string, change: () => void, says: string][] = [
  [
    'a word that was to be replaced',
    () => edit('site/about.md', 'The whole conference', 'Lunch: TBA. The whole conference'),
    'Words that were to be replaced: site/about.md, line 19',
  ],
  [
    'a gap that was to be filled',
    () => edit('site/guidelines.yaml', 'title: Apply', "title: '[Name of the form]'"),
    'Words that were to be replaced: site/guidelines.yaml, line 14',
  ],
  [
    'a broken apostrophe',
    () => edit('pages/privacy.md', '3 Saltmarsh Lane', 'the schoolâ€™s hall'),
    'Letters that were broken in copying: pages/privacy.md, line 20',
  ],
  [
    'a lost letter',
    () => edit('site/about.md', 'The whole conference', 'The whole conf�rence'),
    'Letters that were broken in copying: site/about.md, line 19',
  ],
  [
    'an Indian number with a figure too few',
    () => edit('secretariat.yaml', "'+353 20 910 0017'", "'+91 98765 4321'"),
    'Telephone numbers that begin with +91 and do not have ten figures after it (secretariat.yaml): +91 98765 4321',
  ],
  [
    'a picture that no page shows, and drawings of one that is gone',
    () => {
      rmSync(join(folder, 'committees/european-council.webp'));
      edit('committees/european-council.md', 'image: european-council.webp', 'image: ocean.jpg');
      cpSync(join(folder, 'committees/ocean.jpg'), join(folder, 'pages/sea.jpg'));
    },
    'Pictures that no page shows: committees/european-council-night-small.webp; committees/european-council-night.webp; committees/european-council-small.webp; pages/sea.jpg',
  ],
  [
    'a notice whose day is over',
    () => edit('conference.yaml', 'until: "2024-04-08"', 'until: "2024-02-29"'),
    'A notice that nobody sees any more, since its day is over (conference.yaml): Position papers are due on 8 April. Read how to write one.',
  ],
  [
    'the example of the next edition',
    () =>
      edit(
        'conference.yaml',
        '#nextEdition:\n#  first: "2031-04-19"\n#  last',
        'nextEdition:\n  first: "2031-04-19"\n  last',
      ),
    'Days more than two years away (conference.yaml): 19 April 2031; 19 April 2031',
  ],
  [
    'two numbers of days before a case file',
    () => edit('committees/european-council.md', 'caseFileDaysBefore: 10', 'caseFileDaysBefore: 12'),
    'Committees whose agenda and caseFileDaysBefore say different numbers of days: committees/european-council.md',
  ],
  [
    'last year',
    () =>
      edit('site/about.md', 'The whole conference', 'In 2023 and 12023, see [then](/2023/home). The whole conference'),
    'Texts that name 2023, the year before this edition: site/about.md, line 19',
  ],
];

test.each(ADDED)('%s is listed', async (_name, change, says) => {
  change();
  expect((await reminders()).filter((reminder) => !OF_SAMPLE.includes(reminder))).toContain(says);
});

test('a link is no gap, a kept site no old text, a part of a number no day, and a toll-free number right', async () => {
  edit(
    'site/about.md',
    'The whole conference',
    '[Your guidelines](/guidelines), [The site of 2023](/2023/home). On 120 April. The whole conference',
  );
  edit('secretariat.yaml', "'+353 20 910 0017'", "'+91 1800 123 4567'");
  expect(await reminders()).toEqual(OF_SAMPLE);
});

test('once the conference is over, the next edition comes first', async () => {
  const [first] = await reminders(Date.parse('2024-04-21'));
  expect(first).toBe(
    'The conference ended on 20 April 2024. To keep this site and begin the next edition, run: npm run new-edition',
  );
});

test('texts that name a former day or place are found, whether the change is committed or not', async () => {
  edit('site/about.md', 'The whole conference', 'See you on 20 April 2024, not on 120 April! The whole conference');
  edit('site/parents.yaml', 'Write or ring.', 'Write to hello@corribmun.example.org.');
  commit();
  edit('conference.yaml', '2024-04-20', '2024-05-04');
  edit('conference.yaml', 'email: hello@', 'email: info@');
  commit();
  edit('conference.yaml', 'venue: Saltmarsh Hall', 'venue: Town Hall');
  edit('pages/privacy.md', '3 Saltmarsh Lane', 'Saltmarsh Hall, Galway, 3 Saltmarsh Lane');
  expect((await reminders()).filter((reminder) => reminder.includes('still'))).toEqual([
    'Texts that still say “Saltmarsh Hall, Galway”: pages/privacy.md, line 20',
    'Texts that still say “20 April”: site/about.md, line 19',
    'Texts that still say “hello@corribmun.example.org”: site/parents.yaml, line 45',
  ]);
});

test('a committee that is gone is found where texts speak of it, and so is the number of an edition', async () => {
  edit('pages/privacy.md', '3 Saltmarsh Lane', 'The first edition, 3 Saltmarsh Lane');
  commit();
  edit('conference.yaml', 'edition: 1', 'edition: 2');
  rmSync(join(folder, 'committees/ocean.md'));
  expect((await reminders()).filter((reminder) => reminder.includes('still'))).toEqual([
    'Texts that still say “Ocean Conference”: pages/media.md, line 19; pages/schedule.md, line 24',
    'Texts that still say “first edition”: pages/privacy.md, line 20',
  ]);
});

test('a translation is listed until it is changed after a fact that it may name', async () => {
  commit();
  edit('conference.yaml', 'venue: Saltmarsh Hall', 'venue: Town Hall');
  edit('conference.yaml', '2024-04-20', '2024-05-04');
  commit();
  const older = 'Translations that are older than a change in conference.yaml: site/pl/parents.yaml (venue)';
  expect(await reminders()).toContain(older);
  edit('site/pl/parents.yaml', 'Wydrukuj tę stronę', 'Drukuj');
  expect(await reminders()).not.toContain(older);
});

test('without a repository, nothing is known of former days and places', async () => {
  edit('conference.yaml', '2024-04-20', '2024-05-04');
  expect((await reminders()).filter((reminder) => reminder.includes('still'))).toEqual([]);
});
