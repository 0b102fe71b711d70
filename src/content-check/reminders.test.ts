import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { copySampleEdition, createFolder, editFile, git, hasGit } from '../../tests/support/folders.ts';
import { SAMPLE_CONTENT } from '../../tests/support/sample.ts';
import { contentOf, readContentFolder } from '../content/read.ts';
import { listReminders } from './reminders.ts';

let folder = '';
let publicFolder = '';
/** The reminders of the unchanged sample edition. */
let ofSample: string[] = [];

beforeAll(async () => {
  ofSample = await remindersOf(SAMPLE_CONTENT, '.local/none', '2024-03-01');
});

beforeEach(() => {
  folder = copySampleEdition();
  publicFolder = createFolder();
});

/** All reminders, each with the title of its group. */
async function remindersOf(folder: string, publicFolder: string, now: string): Promise<string[]> {
  const contentFolder = readContentFolder(folder);
  const groups = await listReminders(contentOf(contentFolder), contentFolder, Date.parse(now), publicFolder);
  return groups.flatMap(({ title, lines }) => lines.map((line) => `${title} / ${line}`));
}

/** The reminders that the unchanged sample edition does not have. */
async function newReminders(now = '2024-03-01'): Promise<string[]> {
  const reminders = await remindersOf(folder, publicFolder, now);
  return reminders.filter((line) => !ofSample.includes(line)).map((line) => line.replace(/^.*? \/ /, ''));
}

const edit = (file: string, from: string | RegExp, to: string) => editFile(join(folder, file), from, to);
const conference = (from: string | RegExp, to: string) => edit('conference.yaml', from, to);
const about = (to: string) => edit('site/about.md', 'The whole conference', `${to}\n\nThe whole conference`);
const inPublic = (name: string, content: string | Buffer) => {
  mkdirSync(join(publicFolder, name, '..'), { recursive: true });
  writeFileSync(join(publicFolder, name), content);
};

test('reminders are listed by urgency, with their places', () => {
  expect(ofSample).toEqual([
    expect.stringMatching(
      /^What is not true yet \/ Placeholders .*: (?:committees\/[\w-]+\.md, lines \d+, \d+.*; )+conference\.yaml, lines \d+, \d+/,
    ),
    expect.stringMatching(
      /^What is not true yet \/ Letters without .*: addressals\/board-of-parents\.md, line \d+; addressals\/debating-society/,
    ),
    'What visitors cannot open or see / Pictures with too few pixels: committees/ocean.md, line 8 (committees/ocean.jpg is 1600 × 900, and should be 800 × 1000)',
    'What visitors cannot open or see / Roles without a name or a telephone number: secretariat.yaml, lines 7 (Committees and guides), 15 (Hall and food)',
  ]);
});

test('correct texts and files are not listed', async () => {
  about(
    '[Guidelines](/guidelines), [2023](/2023/home), [your form](https://docs.google.com/forms/d/e/1234567890123/viewform). On Saturday, 20 April 2024, 09.00 to 10.30, in 1919, 1945 and 1994. Again on Saturday, 19 April 2025.',
  );
  about('[Map](https://docs.google.com/document/d/1aB/edit?usp=sharing), {email}');
  about('[Code](https://github.com/school/mun), [Photographs](https://photos.google.com/share/AF1?key=1)');
  about('[Rules](https://school.sharepoint.com/:b:/s/mun/E1?e=x), [Poster](https://www.canva.com/design/D1/e/view)');
  conference('hello@corribmun.example.org', "hello.o'neil@corribmun.example.org");
  inPublic('fees.pdf', '/Author () /Title (Fees)');
  inPublic('2023/plan.pdf', '/Author (A. Joyce)');
  expect(await newReminders()).toEqual([]);
});

/** Writes texts as paragraphs into the page About, and returns their lines. */
function aboutEach(...texts: string[]): string {
  about(texts.join('\n\n'));
  return texts.map((_, index) => 19 + 2 * index).join(', ');
}

test('a telephone number is listed wherever it stands but with the secretariat', async () => {
  const lines = aboutEach(
    'Ring 091 123 4567 89',
    'Ring +91 98765-43211',
    'Ring (0522) 2740 123',
    'Ring 98765–43211',
    'Ring ९८७६५ ४३२१९',
    '[Ring](tel:+91987654)',
    '[Chat](https://wa.me/919876543211)',
    '[Chat](https://api.whatsapp.com/send?phone=919876543211)',
  );
  const [found = '', ...others] = await newReminders();
  expect(others).toEqual([]);
  expect(
    found
      .replace(/^Telephone numbers .*: site\/about\.md, lines /, '')
      .split(', ')
      .sort(),
  ).toEqual(lines.split(', '));
});

test('personal data is listed', async () => {
  about('Write to A.Joyce@mail.ie, or bring the card 1234 5678 9012. https://chat.whatsapp.com/1aB');
  inPublic('plan.pdf', '/Author (A. Joyce)');
  inPublic('list.PDF', '/Author 12 0 R');
  const header = '<</Type /ObjStm /Length 99>>\nstream\r\n';
  inPublic('new.pdf', Buffer.concat([Buffer.from(header), deflateSync('<</Author (A)>>'), Buffer.from('\nendstream')]));
  inPublic('delegates.csv', 'name');
  inPublic('lists/teams.XLSX', 'name');
  const sea = sharp(join(folder, 'committees/ocean.jpg')).resize(9);
  await sea.withExif({ IFD0: { Artist: 'A. Joyce' } }).toFile(join(publicFolder, 'hall.jpg'));
  expect(await newReminders()).toEqual([
    'Email addresses other than that of the conference. Ask whoever reads them, or write {email}: site/about.md, line 19',
    'Links to a WhatsApp group. Everybody who joins sees the telephone numbers of all others: remove them: site/about.md, line 19',
    'Numbers like those of identity papers. Remove them: site/about.md, line 19',
    'Lists that everybody can download. If people are in them, remove them: public/delegates.csv; public/lists/teams.XLSX',
    'Files that reveal who made them, or where. Remove that before you upload them (Properties): public/list.PDF; public/new.pdf; public/plan.pdf; public/hall.jpg',
  ]);
});

test('an address that ends like that of the conference is listed', async () => {
  conference('hello@corribmun.example.org', 'mun@school.ie');
  aboutEach('Write to anna.mun@school.ie.', 'Write to mun@school.ie.');
  expect((await newReminders())[0]).toMatch(/^Email addresses .*: site\/about\.md, line 19$/);
});

test('unfinished texts are listed, also beside another one', async () => {
  const lines = aboutEach(
    'See [Name of the form].',
    'Lunch: TBA.',
    'Tea: to be confirmed.',
    'Gate ____',
    'At ???',
    'Your photograph here!',
  );
  about('[Submit your position paper here](/contact).');
  conference('note: How the day works, in ten pages', 'note: To be written');
  conference(/#(nextEdition:)\n#(.*)\n#/, 'nextEdition:\n  first: "2031-04-19"\n');
  expect(await newReminders()).toEqual([
    expect.stringMatching(/^Texts to be written: conference\.yaml, line \d+$/),
    `Placeholder words that nobody has replaced: site/about.md, lines ${lines}`,
    'Days far away from those of the conference, or from today. Look at their year: conference.yaml, line 14 (19 April 2031)',
  ]);
});

test('a fact that a text cannot name rightly is listed', async () => {
  edit('committees/newsroom.md', /^order/m, 'openTo: Photographers\norder');
  edit('site/about.md', 'The whole', '{restrictedCommittees}, in {dressCode1}. The whole');
  conference('last: "2024-04-20"', 'last: "2024-04-21"');
  conference(/#dressCode:\n#.*/, 'dressCode: [Ties, Bows]');
  const found = (await newReminders()).filter((line) => /^(?:Committees|Dress)/.test(line));
  expect(found).toEqual([
    'Committees with different openTo. {restrictedCommittees} names them all: look at the texts that have it: committees/city-council.md, line 9 (Ages 11 to 13 only); committees/newsroom.md, line 4 (Photographers)',
    'Dress codes of a day that no text names. Add them where {dressCode1} is: conference.yaml, line 23 (Bows)',
  ]);
});

test('texts of the sample school are listed, also its names in the pages on privacy and accessibility', async () => {
  conference(/(?<=^name: ).*/m, 'Harbour MUN');
  conference(/(?<=^city: ).*/m, 'Sydney');
  about('Ours.');
  const copied = (await newReminders()).find((reminder) => reminder.includes('of the sample school'));
  expect(copied).toMatch(/addressals\/board-of-parents\.md, lines .*; pages\/privacy\.md, line 20; .*site\/mark\.svg/);
  expect(copied).not.toContain('accessibility');
  // The line at the foot of the pages is made of facts.
  expect(copied).toMatch(/site\/pages\.yaml, lines [^;]*, 91;/);
});

test('outdated texts and dates are listed', async () => {
  about('As in 2023, not 12023. On Monday, 19 April.');
  about('Welcome to the second edition.');
  conference('edition: 1', 'edition: 3');
  conference('until: "2024-04-08"', 'until: "2024-02-29"');
  conference('registrationCloses: "2024-04-10"', 'registrationCloses: "2023-04-10"');
  expect(await newReminders()).toEqual([
    expect.stringMatching(
      /^A notice that is no longer shown, since its last day is over: conference.yaml, line \d+ .29 February 2024.$/,
    ),
    expect.stringMatching(/^Days far away .*: conference\.yaml, line \d+ .10 April 2023.$/),
    'Texts that name the year or the edition before this one: site/about.md, lines 19 (2023), 21 (second edition)',
    'Weekdays that do not match the date beside them: site/about.md, line 19',
  ]);
  expect((await newReminders('2024-04-21'))[0]).toBe(
    'The conference is over. To keep this site and begin the next edition, run: npm run new-edition: conference.yaml, line 12 (20 April 2024)',
  );
});

test('an agenda that contradicts the due date of its case file is listed', async () => {
  edit('committees/city-council.md', 'caseFileDaysBefore: 15', 'caseFileDaysBefore: 10');
  expect(await newReminders()).toEqual([
    'Agendas with another number of days than caseFileDaysBefore: committees/city-council.md, line 7',
  ]);
});

test('a conference and a notice with a wrong year are listed', async () => {
  conference('until: "2024-04-08"', 'until: "2025-04-08"');
  expect(await newReminders()).toEqual([expect.stringMatching(/^Days far away .*, line \d+ .8 April 2025.$/)]);
  expect((await newReminders('2020-03-01')).join()).toMatch(/Days far away .*, lines \d+ .20 April 2024.,/);
});

test('a wrong weekday is listed, in whatever form its date is written', async () => {
  const lines = aboutEach(
    'On Monday, 19 April.',
    'On Monday, 19th of April 2024.',
    'On Monday, April 19th, 2024.',
    'On Apr 19 (Monday).',
    'On 19 April 2024 (Monday).',
    'On Monday, 19/04/2024.',
  );
  about('On Friday, Apr 19, on 20th April (Saturday), on Sunday, 21.4.2024, and 19 April (half day).');
  expect(await newReminders()).toEqual([
    `Weekdays that do not match the date beside them: site/about.md, lines ${lines}`,
  ]);
});

test('a link that only its owner can open is listed', async () => {
  const lines = aboutEach(
    '[Plan](https://docs.google.com/document/d/1aB/edit)',
    '[Plan](https://docs.google.com/spreadsheets/d/1aB/edit?gid=0#gid=0)',
    '[Forms](https://docs.google.com/forms/u/0/)',
    '[Plan](https://drive.google.com/drive/my-drive)',
    '[Plan](https://drive.google.com/drive/u/0/folders/1aB)',
    '[Plan](https://classroom.google.com/c/1aB)',
    '[Plan](https://school-my.sharepoint.com/personal/a_school_org/Documents/a.docx)',
    '[Plan](https://onedrive.live.com/edit.aspx?resid=1)',
    '[Plan](https://www.canva.com/design/D1/abc/edit)',
    '[Plan](https://web.whatsapp.com/)',
    '[Plan](https://github.com/school/mun/blob/main/public/plan.pdf)',
    '[Plan](https://photos.google.com/album/AF1)',
    '[Plan](https://www.instagram.com/accounts/login/?next=/schoolmun)',
  );
  expect(await newReminders()).toEqual([
    expect.stringMatching(`^Links that open only for .*: site/about\\.md, lines ${lines}$`),
  ]);
});

test('links and files that visitors cannot open are listed', async () => {
  const form = 'url: https://forms.gle/1';
  conference('url: https://example.org/apply', `${form}\n  - title: For schools\n    ${form}`);
  conference('shortName: CorribMUN', 'shortName: Corrib Bay Model UN');
  for (const name of ['ocean', 'congress-of-vienna'])
    edit(`committees/${name}.md`, /(?<=backgroundGuide:\n.*\n.*url: ).*/, 'https://drive.google.com/file/d/1/view');
  about('\uf0e8 Hall');
  about('Conf�rence in the schoolâ€™s hall. ![A pen](../pages/pen.png)');
  const pen = sharp({ create: { width: 300, height: 90, channels: 3, background: 'black' } });
  await pen.toFile(join(folder, 'pages/pen.png'));
  for (const name of ['rules.docx', 'plan.gdoc', 'forms/fees', 'CNAME', 'fees.pdf']) inPublic(name, '%PDF-');
  cpSync(join(folder, 'pages/pen.png'), join(folder, 'addressals/chair.png'));
  edit('addressals/board-of-parents.md', 'closing:', 'portrait: chair.png\nportraitAlt: The chair\nclosing:');
  const lines = await newReminders();
  expect(lines).toEqual([
    expect.stringMatching(/^Placeholders/),
    'Documents that a phone may not open. Save them as PDF, unless visitors are to fill them in: public/forms/fees; public/plan.gdoc; public/rules.docx',
    expect.stringMatching(
      /^Forms or background guides with the same address: conference\.yaml, lines \d+ .Application Form., \d+ .For schools.; committees\/ocean\.md, line \d+; committees\/congress-of-vienna\.md, line \d+$/,
    ),
    expect.stringMatching(
      /^Pictures .*: addressals\/board-of-parents\.md, line \d+ \(addressals\/chair\.png is 300 × 90, and should be 288 × 360\); committees\/ocean\.md.*; site\/about\.md, line 21 \(pages\/pen\.png is 300 × 90, and should be 320 wide\)$/,
    ),
    'A short name too long for its place beside the mark: conference.yaml, line 5 (Corrib Bay Model UN)',
    'Characters that were garbled in copying: site/about.md, lines 19, 21',
  ]);
});

test.skipIf(!hasGit)(
  'texts that name a former day, place, dress code, restriction or committee are found, committed or not',
  async () => {
    const stale = async () => (await newReminders()).filter((reminder) => reminder.includes('have changed since'));
    const title = 'Texts with facts that have changed since';
    const commit = () => {
      git(folder, 'init', '--quiet');
      git(folder, 'add', '.');
      git(folder, 'commit', '--quiet', '--message', 'Change the content');
    };
    about(
      'See you on 20 April 2024, not on 120 April, in Saltmarsh Hall, Galway, or on 17 May 2025, in black ties, Ages 11 to 13 only!',
    );
    about('On 20th April.\n\nBefore April 20, 2024.\n\nBy 20 Apr.\n\nOn 20/04/2024.');
    conference(/$/, '\nnextEdition:\n  first: "2025-05-17"\n  last: "2025-05-18"\n');
    conference(/#dressCode:\n#.*/, 'dressCode:\n  - black ties');
    edit('committees/ocean.md', 'title: Ocean Conference', "title: 'Ocean''s Conference'");
    edit('pages/schedule.md', 'Ocean Conference', 'Ocean’s Conference');
    commit();
    expect(await stale()).toEqual([]);
    conference(/2024-04-20/g, '2024-05-04');
    const lines = [19, 21, 23, 25, 27].map((line) => `${line} (20 April)`).join(', ');
    expect(await stale()).toEqual([`${title}: site/about.md, lines ${lines}`]);
    conference(/2024-05-04/g, '2024-04-20');
    conference('- black ties', '- School uniform');
    expect(await stale()).toEqual([`${title}: site/about.md, line 19 (black ties)`]);
    conference('- School uniform', '- black ties');
    edit('committees/city-council.md', 'Ages 11 to 13 only', 'Ages 14 to 16');
    expect(await stale()).toEqual([expect.stringContaining('site/about.md, line 19 (Ages 11 to 13 only)')]);
    edit('committees/city-council.md', 'Ages 14 to 16', 'Ages 11 to 13 only');
    conference('venue: Saltmarsh Hall', 'venue: Town Hall');
    rmSync(join(folder, 'committees/ocean.md'));
    commit();
    expect(await stale()).toEqual([
      `${title}: pages/schedule.md, line 25 (Ocean's Conference); site/about.md, line 19 (Saltmarsh Hall, Galway)`,
    ]);
    rmSync(join(folder, '.git'), { recursive: true });
    expect(await stale()).toEqual([]);
  },
);
