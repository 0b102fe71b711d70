import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkContent } from './check-content.ts';
import { formatIssue } from './issue.ts';

const scratch = mkdtempSync(join(tmpdir(), 'content-'));
const publicFolder = join(scratch, 'public');
let photograph: Buffer;
let folder: string;

beforeAll(async () => {
  mkdirSync(join(publicFolder, 'images'), { recursive: true });
  writeFileSync(join(publicFolder, 'images/hall.webp'), '');
  photograph = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#efecdf' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => rmSync(scratch, { recursive: true }));
beforeEach(() => {
  folder = join(mkdtempSync(join(scratch, 'case-')), 'content');
  cpSync('tests/fixtures/sample-edition', folder, { recursive: true });
});
afterEach(() => rmSync(dirname(folder), { recursive: true }));

/** Every problem as a line, with the files named as in the project. */
async function told(): Promise<string[]> {
  const { issues } = await checkContent(folder, publicFolder);
  return issues.map((issue) => formatIssue(issue).replaceAll(folder, 'content'));
}

type Change = () => void;

/** In a file, one text for another that stands there. */
function change(file: string, from: string, to: string): Change {
  return () => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not say: ${from}`);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
  };
}

/** A file as a whole. */
function write(file: string, text: string | Uint8Array): Change {
  return () => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
}

function remove(file: string): Change {
  return () => rmSync(join(folder, file), { recursive: true });
}

/** Below the text of a Markdown file. */
function append(file: string, text: string): Change {
  return () => writeFileSync(join(folder, file), `${readFileSync(join(folder, file), 'utf8')}\n\n${text}\n`);
}

const [conference, guidelines, pages, history] = [
  'conference.yaml',
  'guidelines.yaml',
  'pages.yaml',
  'history.yaml',
] as const;
const [unhrc, unsc, days, principal] = [
  'committees/unhrc.md',
  'committees/unsc.md',
  'about/days.md',
  'addressals/principal.md',
] as const;
const picture = (name: string) => change(unsc, 'image: unsc.webp', `image: ${name}`);
/** A file beside those of the committees, which one of them names. */
const upload = (name: string, bytes: string | Uint8Array) => () => {
  write(`committees/${name}`, bytes)();
  picture(name)();
};
const fields = (text: string) => text.split(/^---$/m)[1] ?? '';

/** What is done to the content of this edition, and what is said of it. */
const CASES: Record<string, [what: string, how: Change, message: string][]> = {
  'files and folders': [
    ['a file that is missing', remove(history), 'content/history.yaml: This file is missing. Restore it'],
    ['a folder that is missing', remove('addressals'), 'content/addressals: This folder is missing.'],
    ['an empty file', write(history, ' \n'), 'content/history.yaml: This file is empty.'],
    [
      'a file of only comments',
      write(history, '# nothing yet\n'),
      'content/history.yaml: Write a group of fields here',
    ],
    [
      'a wrong ending',
      write('history.yml', 'a: 1\n'),
      'content/history.yml: The website does not use a file with this name. Did you mean history.yaml?',
    ],
    [
      'a file nobody reads',
      write('fees.docx', 'x'),
      'content/fees.docx: The website does not use a file with this name.',
    ],
    [
      'a folder nobody reads',
      write('comittees/who.md', 'x'),
      'content/comittees: The website does not use a folder with this name. Did you mean committees?',
    ],
    [
      'a folder in a folder',
      write('committees/drafts/who.md', 'x'),
      'content/committees/drafts: There should be no folder here',
    ],
    [
      'a committee as a text file',
      write('committees/who.txt', 'x'),
      'content/committees/who.txt: The website only reads files that end in .md here. Rename it, for example: who.md.',
    ],
    [
      'capitals in a name',
      write('about/The School.md', 'x'),
      'content/about/The School.md: The name becomes part of the address, so use only small letters, digits and hyphens. Rename it, for example: the-school.md.',
    ],
    [
      'the name of the calendar',
      write('committees/conference.md', 'x'),
      'content/committees/conference.md, line 1: The fields are missing.',
    ],
    [
      'a file that is not UTF-8',
      write(history, Buffer.from('timeline: é', 'latin1')),
      'content/history.yaml: This file is not saved as UTF-8',
    ],
    [
      'a file stored as UTF-16',
      write(history, Buffer.from('timeline:', 'utf16le')),
      'content/history.yaml: This file is not saved as UTF-8',
    ],
  ],
  'YAML and front matter': [
    [
      'a tab',
      change(conference, '  first: "', '\tfirst: "'),
      'content/conference.yaml, line 15: This line begins with a tab.',
    ],
    [
      'a key twice',
      change(conference, 'city: Lucknow', 'city: Lucknow\ncity: Kanpur'),
      'content/conference.yaml, line 11: city is here a second time',
    ],
    [
      'a colon in a text',
      change(history, 'The branch opens', 'The branch: it opens'),
      "content/history.yaml, line 7: Put text that contains a colon and a space in 'single quotes'",
    ],
    [
      'a quotation mark that is missing',
      change(conference, '"2025-10-11"', '"2025-10-11'),
      'A quotation mark is missing',
    ],
    [
      'a sign at the beginning',
      change(conference, 'social:\n', 'social:\n  label: @schoolmun\n'),
      'content/conference.yaml, line 62: Text cannot begin with a sign',
    ],
    [
      'a quotation mark that is missing, far above where it is noticed',
      change(unsc, 'agenda: ', "agenda: 'Young people: "),
      'content/committees/unsc.md, line 7: A quotation mark is missing',
    ],
    [
      'an apostrophe inside single quotes',
      change(unsc, 'agenda: ', "agenda: 'The world's ships: "),
      'content/committees/unsc.md, line 7: An apostrophe inside single quotes ends the text there. Write ’',
    ],
    [
      'one space too few',
      change('secretariat.yaml', '    name: ""', '   name: ""'),
      'This line begins with the wrong number of spaces.',
    ],
    [
      'an empty list with entries below it',
      change('secretariat.yaml', 'phones: []', "phones: []\n      - '98765 43210'"),
      'The two brackets mean that the list is empty, but entries follow. Remove the brackets.',
    ],
    [
      'a list entry that is moved',
      change('secretariat.yaml', '  - role: Director', ' - role: Director'),
      'This line begins with the wrong number of spaces.',
    ],
    [
      'an entry with a colon',
      change('parents.yaml', '  - Fees', '  - Fees: 500 rupees'),
      "announcements[0]: Put text that contains a colon and a space in 'single quotes': 'Fees: 500 rupees'.",
    ],
    ['a line that is pushed in', change(conference, 'edition: 9', '   edition: 9'), 'content/conference.yaml, line'],
    [
      'a word without a value',
      change(conference, 'city: Lucknow', 'Lucknow'),
      'content/conference.yaml, line 10: The website cannot read this line.',
    ],
    [
      'a comment that eats a text',
      change(conference, 'venue: The school, Lucknow', 'venue: The school # 4, Lucknow'),
      'content/conference.yaml, line 27: The website shows nothing after #, only: The school.',
    ],
    [
      'a bracket that is missing',
      change('secretariat.yaml', 'phones: []', 'phones: ['),
      'content/secretariat.yaml, line',
    ],
    [
      'no front matter',
      () => write(unhrc, 'The Council.')(),
      'content/committees/unhrc.md, line 1: The fields are missing.',
    ],
    [
      'front matter without an end',
      () => write(unhrc, `---\n${fields(readFileSync(join(folder, unhrc), 'utf8'))}`)(),
      'content/committees/unhrc.md, line 1: The fields have no end.',
    ],
    [
      'a key twice in front matter',
      change(unhrc, 'order: 2', 'order: 2\norder: 3'),
      'content/committees/unhrc.md, line 3: order is here a second time',
    ],
    [
      'a number for a text',
      change(conference, 'venue: The school, Lucknow', 'venue: 42'),
      'content/conference.yaml, line 27, venue: 42 is read as a number, not as text. Put it in quotes: "42".',
    ],
    [
      'yes for a text',
      change(unhrc, 'title: UNHRC', 'title: true'),
      'content/committees/unhrc.md, line 3, title: true is read as a yes or no',
    ],
    [
      'a number in quotes',
      change(conference, 'edition: 9', 'edition: "9"'),
      'content/conference.yaml, line 8, edition: Write a whole number here, without quotes',
    ],
    [
      'a telephone number without quotes',
      change('secretariat.yaml', 'phones: []', 'phones: [9876543210]'),
      'roles[0].phones[0]: Write a telephone number here, in quotes',
    ],
  ],
  'single fields': [
    [
      'a date that does not exist',
      change(conference, '"2025-10-11"', '"2025-02-30"'),
      'content/conference.yaml, line 16, dates.last: Write a real date as year-month-day',
    ],
    [
      'an unknown key',
      change(conference, 'email: sec', 'emial: sec'),
      'There is no field called emial here. Did you mean email?',
    ],
    [
      'an unknown key in front matter',
      change(unhrc, 'agenda:', 'agneda:'),
      'content/committees/unhrc.md, line 7, agneda: There is no field called agneda here. Did you mean agenda?',
    ],
    [
      'a missing field',
      change(unhrc, 'fullName: United Nations Human Rights Council\n', ''),
      'content/committees/unhrc.md, line 2, fullName: Some text is missing here',
    ],
    [
      'an empty field',
      change(conference, 'city: Lucknow', 'city: ""'),
      'content/conference.yaml, line 10, city: Some text is missing here. Write it, for example: Lucknow',
    ],
    [
      'one text for a list',
      change(conference, 'dressCode:\n  - Indian formals\n  - Western formals', 'dressCode: Indian formals'),
      'dressCode: Write a list here: one entry after each dash',
    ],
    [
      'one text for a group',
      change(conference, 'dates:\n  first: "2025-10-10"\n  last: "2025-10-11"', 'dates: October'),
      'dates: Write a group of fields here',
    ],
    [
      'a name in curly quotes',
      change('secretariat.yaml', 'name: ""', 'name: “A. Verma”'),
      'roles[0].name: This is in curly quotes, which become part of the text. Write it with straight ones: "A. Verma".',
    ],
    [
      'a date in curly quotes',
      change(conference, '"2025-10-11"', '“2025-10-11”'),
      'dates.last: This is in curly quotes',
    ],
    [
      'an overview beside the sentence that there is none',
      change(unsc, 'summary: ', 'overviewPending: More will be known soon.\nsummary: '),
      'content/committees/unsc.md: There is an overview below the second line of dashes, so visitors never see overviewPending.',
    ],
    [
      'an address in curly quotes',
      change(conference, 'https://example.org/registration/school', '“https://forms.example.com/2”'),
      'registration.school: The address is in curly quotes, which become part of it. Write it without quotes: https://forms.example.com/2',
    ],
    [
      'a path without its slash',
      change(conference, 'https://example.org/resources/brochure', 'coming-soon'),
      'resources[0].url: Write an address that begins with https://, or a path on this site that begins with /, for example: https://example.org/guide or /coming-soon',
    ],
    [
      'an address without encryption',
      change(unhrc, 'https://example.org/unhrc/executive-board', 'http://example.org/board'),
      'content/committees/unhrc.md, line 16, executiveBoard[0].url: Write an address that begins with https://',
    ],
    [
      'an e-mail address that is none',
      change(conference, 'email: secretariat@example.org', 'email: secretariat'),
      'email: Write an e-mail address here',
    ],
    [
      'an unknown kind',
      change(unhrc, 'kind: united-nations', 'kind: council'),
      'kind: Write one of these words here: united-nations',
    ],
    [
      'a summary too long',
      change(unhrc, 'summary: The', `summary: The ${'very '.repeat(30)}`),
      'summary: This has more than 160 letters',
    ],
    [
      'a path of this site without a page',
      change('committees/wto.md', 'url: /coming-soon', 'url: /coming-son'),
      'backgroundGuide[0].url: There is no page /coming-son. Did you mean /coming-soon?',
    ],
    ['a time zone that is none', change(conference, 'Asia/Kolkata', 'Lucknow'), 'timeZone: This is not a time zone.'],
  ],
  pictures: [
    [
      'a picture that is missing',
      picture('unscc.webp'),
      'content/committees/unsc.md, line 8, image: There is no picture unscc.webp in this folder. Did you mean unsc.webp?',
    ],
    [
      'a picture in other letters',
      picture('UNSC.webp'),
      'no picture UNSC.webp in this folder. Did you mean unsc.webp?',
    ],
    ['a path', picture('/images/committees/unsc.webp'), 'without folders: unsc.webp. It belongs into the folder'],
    ['a path of Windows', picture("'C:\\Pictures\\unsc.webp'"), 'without folders: unsc.webp. It belongs into'],
    ['a picture from elsewhere', picture('https://example.org/unsc.webp'), 'The website shows only its own pictures'],
    ['a name without an ending', picture('unsc'), 'unsc does not end like a picture.'],
    ['a name with spaces', picture('our council.jpg'), 'The name our council.jpg can only have letters'],
    [
      'a picture of an iPhone',
      picture('IMG_1.HEIC'),
      'IMG_1.HEIC is a HEIC picture. Browsers cannot show HEIC. On an iPhone',
    ],
    [
      'a HEIC that nobody names',
      write('committees/IMG_1.HEIC', ''),
      'content/committees/IMG_1.HEIC: Browsers cannot show',
    ],
    ['a picture beside a letter', write('addressals/principal.jpg', ''), 'Only committees have pictures. Remove it'],
    ['a heavy picture', upload('heavy.png', Buffer.alloc(20_000_001)), 'heavy.png has 21 MB, and the website takes'],
    ['a picture that is none', upload('letter.jpg', 'No picture.'), 'letter.jpg cannot be read as a picture.'],
    [
      'a drawing under a false name',
      upload('logo.png', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'logo.png cannot be read as a picture.',
    ],
    [
      'half a picture',
      () => upload('half.jpg', photograph.subarray(0, photograph.length / 2))(),
      'half.jpg cannot be read as a picture.',
    ],
    [
      'a picture without words',
      change(unsc, 'imageAlt: A horseshoe-shaped council table\n', ''),
      'content/committees/unsc.md, line 8, image: The picture has no description for visitors who cannot see it.',
    ],
    [
      'the name of the file for words',
      change(unsc, 'A horseshoe-shaped council table', 'unsc.webp'),
      'imageAlt: “unsc.webp” does not tell visitors who cannot see the picture what it shows',
    ],
  ],
  'what must agree': [
    [
      'the end before the start',
      change(conference, '"2025-10-11"', '"2025-10-09"'),
      'dates.last: The last day, 2025-10-09, is before the first, 2025-10-10.',
    ],
    [
      'eight days',
      change(conference, '"2025-10-11"', '"2025-10-17"'),
      'dates.last: From 2025-10-10 to 2025-10-17 is 8 days',
    ],
    [
      'a countdown to another day',
      change(conference, '"2025-10-10T00', '"2025-10-11T00'),
      'countdownTarget: 2025-10-11T00:00:00 is not on the first day of the conference. Write: "2025-10-10T00:00:00".',
    ],
    [
      'one order twice',
      change(unhrc, 'order: 2', 'order: 1'),
      'order: aippm.md has the same order, 1. Give each file its own.',
    ],
    ['one title twice', change(unhrc, 'title: UNHRC', 'title: AIPPM'), 'title: aippm.md has the same title, AIPPM.'],
    ['one order twice among letters', change(principal, 'order: 1', 'order: 2'), 'has the same order, 2'],
    [
      'a guideline with a number',
      change(guidelines, 'title: Badge', 'title: 8. Badge'),
      'The website numbers the guidelines itself. Leave out the number: Badge',
    ],
    [
      'a guideline twice',
      change(guidelines, 'title: Badge', 'title: Courtesy'),
      'Another guideline already has the title Courtesy.',
    ],
    [
      'a dress code for one day of two',
      change(conference, '  - Western formals\n', ''),
      'dressCode: The number of days is 2, and the number of dress codes is 1.',
    ],
    [
      'more editions than years',
      change(conference, 'edition: 9', 'edition: 11'),
      'edition: With one edition a year since 2016 (school.munSince), the edition of 2025 can be number 10 at most.',
    ],
    [
      'a year without its entry',
      change(history, 'year: 2016', 'year: 2015'),
      'There is no entry for the year 2016, which is school.munSince',
    ],
    [
      'a history out of order',
      change(history, 'year: 2025', 'year: 2001'),
      '2001 comes after 2016. Put the entries in order',
    ],
    [
      'a slash at the end',
      change(conference, 'mun.example.org', 'mun.example.org/'),
      'site: Write an address that begins with https:// and has no slash at the end',
    ],
    [
      'a misspelt phase of a text',
      change('pages.yaml', 'during: The conference is in session.', 'durin: The conference is in session.'),
      'media.lede.durin: There is no field called durin here. Did you mean during?',
    ],
    [
      'a next edition before this one',
      change(
        conference,
        'countdownTarget:',
        'nextEdition:\n  first: "2024-10-10"\n  last: "2024-10-11"\ncountdownTarget:',
      ),
      'nextEdition.first: The next edition, from 2024-10-10 to 2024-10-11, does not come after this one',
    ],
    [
      'no overview and no word on it',
      change(
        'committees/ipc.md',
        /overviewPending(?:.*\n)(?: {2}.*\n)*/.exec(
          readFileSync('tests/fixtures/sample-edition/committees/ipc.md', 'utf8'),
        )?.[0] ?? '',
        '',
      ),
      'content/committees/ipc.md: The text below the second line of dashes is missing.',
    ],
    [
      'a description too long',
      change(pages, 'description: Welcome to', `description: ${'Welcome '.repeat(20)}to`),
      'splash.description: This has',
    ],
    [
      'a fact in braces that is none',
      change('parents.yaml', 'are {committeeCount}', 'are {comitteeCount}'),
      'There is no fact called {comitteeCount}. Did you mean {committeeCount}?',
    ],
    [
      'a fact in braces that is none, on the accessibility page',
      change('accessibility.yaml', 'within {replyHours}', 'within {replyTime}'),
      'report.text: There is no fact called {replyTime}.',
    ],
  ],
  'marks that something is missing': [
    [
      'lorem',
      append(days, 'Lorem ipsum dolor sit amet.'),
      'content/about/days.md, line 11: “Lorem” is a note that something is missing.',
    ],
    [
      'TBD',
      change(conference, 'venue: The school, Lucknow', 'venue: TBD'),
      'content/conference.yaml, line 27, venue: “TBD” is a note',
    ],
    ['TODO', append(unhrc, 'TODO: say more.'), '“TODO” is a note'],
    ['xxx', append(principal, 'Our head is xxx.'), '“xxx” is a note'],
    ['to be written', append(principal, '(To be written by the Principal.)'), '“To be written” is a note'],
  ],
  'links in texts': [
    [
      'a page that does not exist',
      append(days, 'See [the rules](/guideline).'),
      'content/about/days.md, line 11: There is no page /guideline. Did you mean /guidelines?',
    ],
    [
      'a place that does not exist',
      append(days, 'See [the rule](/guidelines#guideline-19).'),
      'The page /guidelines has no section called #guideline-19. Did you mean /guidelines#guideline-',
    ],
    [
      'an address without encryption',
      append(days, 'See [more](http://example.org).'),
      'http://example.org is not encrypted. Write https:// instead of http://',
    ],
    [
      'a bare address without encryption',
      append(days, 'See http://example.org for more.'),
      'http://example.org is not encrypted.',
    ],
    ['a link without an address', append(days, 'See [the rules]().'), 'A link has no address.'],
    ['a link without words', append(days, 'See [](/guidelines).'), 'The link to /guidelines has no words.'],
    [
      'a path without its slash',
      append(days, 'See [the rules](guidelines).'),
      'guidelines does not begin with / or https://.',
    ],
    [
      'a script for an address',
      append(days, 'See [this](javascript:alert).'),
      'Visitors cannot follow the address javascript:alert.',
    ],
    [
      'a picture from elsewhere',
      append(days, '![A hall](https://example.org/a.webp)'),
      'The picture https://example.org/a.webp is not on this website',
    ],
    [
      'a picture without words',
      append(days, '![](/images/hall.webp)'),
      'The picture /images/hall.webp has no description',
    ],
    [
      'a picture that does not exist',
      append(days, '![A hall](/images/halls.webp)'),
      'The picture /images/halls.webp does not exist.',
    ],
    ['HTML', append(days, 'This is <b>important</b>.'), '<b> is HTML. Use only plain text and Markdown here.'],
  ],
};

test('the content of this edition has no problems', async () => {
  expect(await told()).toEqual([]);
});

test.each(['IMG_1234.JPG', './hall.jpeg'])('a photograph of any size can be uploaded and named %s', async (name) => {
  upload(name, photograph)();
  expect(await told()).toEqual([]);
});

describe.each(Object.entries(CASES))('%s', (_group, cases) => {
  test.each(cases)('%s', async (_what, how, message) => {
    how();
    const lines = await told();
    expect(lines.join('\n')).toContain(message);
    for (const line of lines) {
      expect(line).toMatch(/^content\S*( \S+)*?(, line \d+)?(, [\w.[\]-]+)?: .+[.?)\w:"]$/su);
      expect(line, 'words for programmers').not.toMatch(/Invalid input|expected|undefined|\bat .+:\d+:\d+|Error\b/);
    }
  });
});

test('several problems in several files are told in one run, in reading order', async () => {
  change(conference, '"2025-10-11"', '"2025-02-30"')();
  change(conference, 'city: Lucknow', 'city: ""')();
  change(guidelines, 'overview:', '\toverview:')();
  change(unhrc, 'agenda:', 'agneda:')();
  remove(history)();
  append(days, 'TODO and [the rules](/rules).')();
  picture('unscc.webp')();
  const files = (await told()).map((line) => /^[^,:]+/.exec(line)?.[0]);
  expect(files).toEqual([
    'content/about/days.md',
    'content/about/days.md',
    'content/committees/unhrc.md',
    'content/committees/unsc.md',
    'content/conference.yaml',
    'content/conference.yaml',
    'content/guidelines.yaml',
    'content/history.yaml',
  ]);
});

describe('while the days cannot be those of a conference, nothing but them is compared', () => {
  test.each<[string, Change, string[]]>([
    [
      'the first day moved past the last',
      change(conference, 'first: "2025-10-10"', 'first: "2025-10-17"'),
      ['dates.last: The last day, 2025-10-11, is before the first', 'countdownTarget: 2025-10-10T00:00:00 is not on'],
    ],
    [
      'the last day moved to the year after',
      change(conference, 'last: "2025-10-11"', 'last: "2026-10-11"'),
      ['dates.last: From 2025-10-10 to 2026-10-11 is 367 days'],
    ],
    [
      'the last day in the wrong month',
      change(conference, 'last: "2025-10-11"', 'last: "2025-01-11"'),
      ['dates.last: The last day, 2025-01-11, is before the first'],
    ],
    [
      'a day that does not exist',
      change(conference, 'last: "2025-10-11"', 'last: "2025-10-32"'),
      ['dates.last: Write a real date as year-month-day'],
    ],
  ])('%s', async (_what, how, messages) => {
    how();
    append(days, 'The two days of the conference are 10 and 11 October. It opens on Friday, 10 October.')();
    const lines = await told();
    expect(lines).toEqual(messages.map((message) => expect.stringContaining(message)));
  });
});

describe('what is right is left alone', () => {
  test.each<[string, Change]>([
    [
      'Windows line ends',
      () => {
        for (const file of [conference, unhrc, principal])
          write(file, readFileSync(join(folder, file), 'utf8').replaceAll('\n', '\r\n'))();
      },
    ],
    [
      'a mark of the byte order',
      () => {
        for (const file of [conference, unhrc]) write(file, `\uFEFF${readFileSync(join(folder, file), 'utf8')}`)();
      },
    ],
    ['a name to be announced', change('secretariat.yaml', 'name: ""', 'name: To be announced')],
    ['files that systems leave behind', write('.DS_Store', 'x')],
    ['a guide for the folder', write('README.md', 'TODO')],
    [
      'a link to a page and a place',
      append(days, 'See [rule 4](/guidelines#guideline-4), [UNSC](/committees/unsc) and [us](mailto:a@example.org).'),
    ],
    ['a paper that is not ready', change(conference, 'https://example.org/resources/brochure', '/coming-soon')],
    ['one committee less', remove('committees/ipc.md')],
    ['a date without quotes', change('committees/hsra.md', 'Set on 30 December 1927', '1927-12-30')],
    [
      'one guideline more',
      change(
        guidelines,
        '      - title: Property',
        '      - title: One more\n        text: Be kind.\n      - title: Property',
      ),
    ],
  ])('%s', async (_what, how) => {
    how();
    expect(await told()).toEqual([]);
  });
});
