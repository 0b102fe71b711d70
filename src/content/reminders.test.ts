import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { copySampleEdition, editFile } from '../../tests/support/folders.ts';
import { editionOf, readContent } from './read.ts';
import { listReminders } from './reminders.ts';

let folder = '';

beforeEach(() => {
  folder = copySampleEdition();
});

function reminders(now = '2024-03-01'): Promise<string[]> {
  const content = readContent(folder);
  return listReminders(editionOf(content), content, Date.parse(now));
}

const edit = (file: string, from: string | RegExp, to: string) => editFile(join(folder, file), from, to);
const about = (to: string) => edit('site/about.md', 'The whole conference', `${to} The whole conference`);

function commit(): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '--quiet');
  git('add', '.');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  git(...author, 'commit', '--quiet', '--message', 'Change the content');
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

/** The line that is added, and the change that brings it about. */
const ADDED: [says: string, change: () => void][] = [
  ['Words that were to be replaced: site/about.md, line 19', () => about('Lunch: TBA.')],
  ['Words that were to be replaced: site/about.md, line 19', () => about('See [Name of the form].')],
  ['Letters that were broken in copying: site/about.md, line 19', () => about('The schoolâ€™s hall.')],
  ['Letters that were broken in copying: site/about.md, line 19', () => about('Conf�rence.')],
  ['Texts that name 2023, the year before this edition: site/about.md, line 19', () => about('In 2023 and 12023.')],
  [
    'Pictures that no page shows: committees/european-council-night-small.webp; committees/european-council-night.webp; committees/european-council-small.webp; pages/sea.jpg',
    () => {
      rmSync(join(folder, 'committees/european-council.webp'));
      edit('committees/european-council.md', 'image: european-council.webp', 'image: ocean.jpg');
      cpSync(join(folder, 'committees/ocean.jpg'), join(folder, 'pages/sea.jpg'));
    },
  ],
  [
    'A notice that nobody sees any more, since its day is over (conference.yaml): Position papers are due on 8 April. Read how to write one.',
    () => edit('conference.yaml', 'until: "2024-04-08"', 'until: "2024-02-29"'),
  ],
  [
    'Days more than two years away (conference.yaml): 19 April 2031; 19 April 2031',
    () =>
      edit('conference.yaml', /#(nextEdition:)\n#(.*)\n#(.*)/, 'nextEdition: { first: 2031-04-19, last: 2031-04-19 }'),
  ],
  [
    'Committees whose agenda and caseFileDaysBefore say different numbers of days: committees/european-council.md',
    () => edit('committees/european-council.md', 'caseFileDaysBefore: 10', 'caseFileDaysBefore: 1'),
  ],
  [
    'Forms with one and the same address (conference.yaml): Application Form and For schools',
    () => {
      const url = 'url: https://forms.gle/1';
      edit('conference.yaml', 'url: https://example.org/apply', `${url}\n  - title: For schools\n    ${url}`);
    },
  ],
  [
    'Committees with one and the same background guide: Ocean Conference and Congress of Vienna',
    () => {
      for (const name of ['ocean', 'congress-of-vienna'])
        edit(`committees/${name}.md`, /(?<=backgroundGuide:\n.*\n.*url: ).*/, 'https://drive.google.com/1');
    },
  ],
  [
    'Committees with one and the same overview: Ocean Conference and Congress of Vienna',
    () => {
      for (const name of ['ocean', 'congress-of-vienna']) edit(`committees/${name}.md`, /(?<=\n---\n).*/s, '\nSame.');
    },
  ],
  [
    'Descriptions of pictures that say the name of a file: committees/ocean.md, line 9',
    () => edit('committees/ocean.md', /imageAlt: .*/, 'imageAlt: IMG_0042'),
  ],
  [
    'People with one and the same number (secretariat.yaml): Chair of the secretariat and Schools and registration',
    () => edit('secretariat.yaml', "'+353 20 910 0017'", "'+353 20 910 0018'"),
  ],
  ['Words that were to be replaced: site/about.md, line 19', () => about('Call +91 98765 43210.')],
  [
    'Weekdays that are not those of the dates beside them: site/about.md, line 19',
    () => about('On Sunday, 21 April 2024 and Friday 19 April, and on Monday, 19 April.'),
  ],
  [
    'Agendas of more than 60 words: committees/ocean.md',
    () => edit('committees/ocean.md', /agenda: .*/, `agenda: ${'nets '.repeat(61)}`),
  ],
  [
    `A notice of more than 140 letters (conference.yaml): ${'a'.repeat(141)}`,
    () => edit('conference.yaml', /(?<=notice:\n {2}text: ).*/, 'a'.repeat(141)),
  ],
  [
    'Links to the editor of a document. Write the link that its Share button gives for everybody to read: site/about.md, line 19',
    () => about('[Plan](https://docs.google.com/document/d/1aB/edit).'),
  ],
  [
    'Facts that are said not to be announced, and are on the website: the plan of the day',
    () => about('The plan of the day has not been announced.'),
  ],
];

test.each(ADDED)('%s', async (says, change) => {
  change();
  expect((await reminders()).filter((reminder) => !OF_SAMPLE.includes(reminder))).toContain(says);
});

test('what another school has not replaced is listed, but for the texts of the website itself', async () => {
  edit('conference.yaml', /(?<=^name: ).*/m, 'Harbour MUN');
  about('Ours.');
  const copied = (await reminders()).find((reminder) => reminder.includes('of the sample school'));
  expect(copied).toMatch(/: addressals\/board-of-parents\.md \(\d+\); .*site\/mark\.svg/);
  expect(copied).not.toMatch(/privacy|accessibility/);
});

test('a link is no gap, a kept site no old text, and a part of a number no day', async () => {
  about('[Your guidelines](/guidelines), [The site of 2023](/2023/home). On 120 April.');
  expect(await reminders()).toEqual(OF_SAMPLE);
});

test('once the conference is over, the next edition comes first', async () => {
  const says = 'The conference ended on 20 April 2024. To keep this site and begin the next edition, run: npm run';
  expect((await reminders('2024-04-21'))[0]).toContain(says);
});

const hasGit = spawnSync('git', ['--version']).status === 0;

test.runIf(hasGit)('texts that name a former day, place or committee are found, committed or not', async () => {
  const stale = async () => (await reminders()).filter((reminder) => reminder.includes('still'));
  about('See you on 20 April 2024, not on 120 April, in Saltmarsh Hall, Galway!');
  edit('committees/ocean.md', 'title: Ocean Conference', "title: 'Ocean''s Conference'");
  edit('pages/schedule.md', 'Ocean Conference', 'Ocean’s Conference');
  commit();
  expect(await stale()).toEqual([]);
  edit('conference.yaml', /2024-04-20/g, '2024-05-04');
  expect(await stale()).toEqual(['Texts that still say “20 April”: site/about.md, line 19']);
  edit('conference.yaml', /2024-05-04/g, '2024-04-20');
  edit('conference.yaml', 'venue: Saltmarsh Hall', 'venue: Town Hall');
  rmSync(join(folder, 'committees/ocean.md'));
  commit();
  expect(await stale()).toEqual([
    "Texts that still say “Ocean's Conference”: pages/schedule.md, line 25",
    'Texts that still say “Saltmarsh Hall, Galway”: site/about.md, line 19',
  ]);
  rmSync(join(folder, '.git'), { recursive: true });
  expect(await stale()).toEqual([]);
});
