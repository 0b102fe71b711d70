import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { copySampleEdition, createFolder, editFile, git, hasGit } from '../../tests/support/folders.ts';
import { editionOf, readContent } from './read.ts';
import { listReminders } from './reminders.ts';

let folder = '';
let publicFolder = '';

beforeEach(() => {
  folder = copySampleEdition();
  publicFolder = createFolder();
});

function reminders(now = '2024-03-01'): Promise<string[]> {
  const content = readContent(folder);
  return listReminders(editionOf(content), content, Date.parse(now), publicFolder);
}

const edit = (file: string, from: string | RegExp, to: string) => editFile(join(folder, file), from, to);
const conference = (from: string | RegExp, to: string) => edit('conference.yaml', from, to);
const about = (to: string) => edit('site/about.md', 'The whole conference', `${to} The whole conference`);

/** What the sample edition leaves to do. */
const OF_SAMPLE = [
  'Placeholders for real addresses and accounts: committees/city-council.md (2); committees/congress-of-vienna.md (2); committees/european-council.md (3); committees/newsroom.md (3); committees/ocean.md (2); conference.yaml (10)',
  'Roles without a name or a telephone number (secretariat.yaml): Committees and guides; Hall and food',
  'Letters without a name, or that their writer has not confirmed: addressals/board-of-parents.md; addressals/debating-society.md',
  'Pictures of committees below 800 × 1000 pixels, which look blurred: committees/ocean.jpg (1600 × 900)',
  'Texts that write out the city, the venue, a dress code or a day, and stay as they are when it changes. {city}, {venue}, {dressCode} and {days} change, too: pages/privacy.md; site/pl/parents.yaml (4)',
  'Facts that visitors look for first, and do not find: fees; gate and pick-up, lunch, bus; the full address; the list of portfolios',
];

test('what is still to do fits on a screen, by file; a link is no gap, a kept site no old text', async () => {
  about(
    '[Your guidelines](/guidelines), [The site of 2023](/2023/home). On Sunday, 21 April 2024, and Friday 19 April. [Map](https://docs.google.com/document/d/1aB/edit?usp=sharing)',
  );
  expect(await reminders()).toEqual(OF_SAMPLE);
});

test('what was left over, broken in copying or written twice is listed', async () => {
  const lines = [
    'See [Name of the form]. The plan of the day has not been announced.',
    '[Plan](https://docs.google.com/document/d/1aB/edit)',
    'Lunch: TBA. The schoolâ€™s hall. In 2023 and 12023. On Monday, 19 April.',
    'Conf�rence: call +91 98765 43210.',
  ];
  about(`${lines.join('\n\n')}\n\n`);
  conference('until: "2024-04-08"', 'until: "2024-02-29"');
  conference(/(?<=notice:\n {2}text: ).*/, 'a'.repeat(141));
  conference(/#(nextEdition:)\n#(.*)\n#(.*)/, 'nextEdition: { first: 2031-04-19, last: 2031-04-19 }');
  const form = 'url: https://forms.gle/1';
  conference('url: https://example.org/apply', `${form}\n  - title: For schools\n    ${form}`);
  edit('secretariat.yaml', "'+353 20 910 0017'", "'+353 20 910 0018'\n      - '+91 98765 4321'");
  cpSync(join(folder, 'site/pl'), join(folder, 'site/hi'), { recursive: true });
  edit('pages/schedule.md', /$/, '\n![vote-at-night.webp](vote-at-night.webp)\n');
  rmSync(join(folder, 'committees/european-council.webp'));
  cpSync(join(folder, 'committees/ocean.jpg'), join(folder, 'pages/sea.jpg'));
  edit('committees/european-council.md', 'image: european-council.webp', 'image: ocean.jpg');
  edit('committees/european-council.md', 'caseFileDaysBefore: 10', 'caseFileDaysBefore: 1');
  edit('committees/ocean.md', /imageAlt: .*/, 'imageAlt: IMG_0042');
  edit('committees/ocean.md', /agenda: .*/, `agenda: ${'nets '.repeat(61)}`);
  for (const name of ['ocean', 'congress-of-vienna']) {
    edit(`committees/${name}.md`, /(?<=\n---\n).*/s, '\nSame.');
    edit(`committees/${name}.md`, /(?<=backgroundGuide:\n.*\n.*url: ).*/, 'https://drive.google.com/1');
  }
  writeFileSync(join(publicFolder, 'plan.pdf'), '/Author (A. Joyce)');
  writeFileSync(join(publicFolder, 'list.PDF'), '/Author 12 0 R');
  writeFileSync(join(publicFolder, 'fees.pdf'), '/Author () /Title (Fees)');
  mkdirSync(join(publicFolder, '2023'));
  writeFileSync(join(publicFolder, '2023/plan.pdf'), '/Author (A. Joyce)');
  const sea = sharp(join(folder, 'committees/ocean.jpg')).resize(9);
  await sea.withExif({ IFD0: { Artist: 'A. Joyce' } }).toFile(join(publicFolder, 'hall.jpg'));
  expect(await reminders()).toEqual(
    expect.arrayContaining([
      'Words that were to be replaced: site/about.md, line 19; site/about.md, line 23; site/about.md, line 25',
      'Letters that were broken in copying: site/about.md, line 23; site/about.md, line 25',
      'Texts that name 2023, the year before this edition: site/about.md, line 23',
      'Files that say who made them, or where. Remove that before you upload them (Properties): public/hall.jpg; public/list.PDF; public/plan.pdf',
      'Weekdays that are not those of the dates beside them: site/about.md, line 23',
      'Links to the editor of a document. Write the link that its Share button gives for everybody to read: site/about.md, line 21',
      'Facts that are said not to be announced, and are on the website: the plan of the day',
      'Pictures that no page shows: committees/european-council-night-small.webp; committees/european-council-night.webp; committees/european-council-small.webp; pages/sea.jpg',
      'Descriptions of pictures that say the name of a file: committees/ocean.md, line 9; pages/schedule.md, line 30',
      'Committees with one and the same picture: Ocean Conference and European Council',
      'Numbers of India without ten digits after +91 (secretariat.yaml): +91 98765 4321',
      expect.stringMatching('^Sentences in Latin letters in a page of another language: site/hi/parents.yaml, line'),
      `A notice that nobody sees any more, since its day is over (conference.yaml): ${'a'.repeat(141)}`,
      `A notice of more than 140 letters (conference.yaml): ${'a'.repeat(141)}`,
      'Days more than two years away (conference.yaml): 19 April 2031; 19 April 2031',
      'Committees whose agenda and caseFileDaysBefore say different numbers of days: committees/european-council.md',
      'Agendas of more than 60 words: committees/ocean.md',
      'Forms with one and the same address (conference.yaml): Application Form and For schools',
      'Committees with one and the same background guide: Ocean Conference and Congress of Vienna',
      'Committees with one and the same overview: Ocean Conference and Congress of Vienna',
      'People with one and the same number (secretariat.yaml): Chair of the secretariat and Schools and registration',
    ]),
  );
});

test('what another school has not replaced is listed, but for the texts of the website itself', async () => {
  conference(/(?<=^name: ).*/m, 'Harbour MUN');
  about('Ours.');
  const copied = (await reminders()).find((reminder) => reminder.includes('of the sample school'));
  expect(copied).toMatch(/: addressals\/board-of-parents\.md \(\d+\); .*site\/mark\.svg/);
  expect(copied).not.toMatch(/privacy|accessibility/);
});

test('once the conference is over, the next edition comes first', async () => {
  const says = 'The conference ended on 20 April 2024. To keep this site and begin the next edition, run: npm run';
  expect((await reminders('2024-04-21'))[0]).toContain(says);
});

test.skipIf(!hasGit)('texts that name a former day, place or committee are found, committed or not', async () => {
  const stale = async () => (await reminders()).filter((reminder) => reminder.includes('still'));
  const commit = () => {
    git(folder, 'init', '--quiet');
    git(folder, 'add', '.');
    git(folder, 'commit', '--quiet', '--message', 'Change the content');
  };
  about('See you on 20 April 2024, not on 120 April, in Saltmarsh Hall, Galway, or on 17 May 2025!');
  conference(/$/, '\nnextEdition:\n  first: "2025-05-17"\n  last: "2025-05-18"\n');
  edit('committees/ocean.md', 'title: Ocean Conference', "title: 'Ocean''s Conference'");
  edit('pages/schedule.md', 'Ocean Conference', 'Ocean’s Conference');
  commit();
  expect(await stale()).toEqual([]);
  conference(/2024-04-20/g, '2024-05-04');
  expect(await stale()).toEqual(['Texts that still say “20 April”: site/about.md, line 19']);
  conference(/2024-05-04/g, '2024-04-20');
  conference('venue: Saltmarsh Hall', 'venue: Town Hall');
  rmSync(join(folder, 'committees/ocean.md'));
  commit();
  expect(await stale()).toEqual([
    "Texts that still say “Ocean's Conference”: pages/schedule.md, line 25",
    'Texts that still say “Saltmarsh Hall, Galway”: site/about.md, line 19',
  ]);
  rmSync(join(folder, '.git'), { recursive: true });
  expect(await stale()).toEqual([]);
});
