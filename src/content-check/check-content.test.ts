import { cpSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { copySampleEdition, createFolder, editFile } from '../../tests/support/folders.ts';
import { coloursIn } from '../content/colours.ts';
import { formatIssue } from '../content/issue.ts';
import { readContentFolder } from '../content/read.ts';
import { sharp } from '../shared/sharp.ts';
import { checkContent } from './check-content.ts';
import { checkFiles } from './check-files.ts';

let folder = '';

beforeEach(() => {
  folder = copySampleEdition();
});

/** A change of the content folder. */
type Change = () => void;

const edit = (file: string, from: string | RegExp, to: string) => () => editFile(join(folder, file), from, to);
const write =
  (file: string, content: string | Buffer = 'x') =>
  () =>
    writeFileSync(join(folder, file), content);
const copy = (from: string, to: string) => () => cpSync(join(folder, from), join(folder, to), { recursive: true });
/** Adds a committee with this file name. */
const ofCommittee = (name: string) => () => {
  copy('committees/ocean.md', `committees/${name}`)();
  edit(`committees/${name}`, 'order: 1', 'order: 99')();
  edit(`committees/${name}`, 'title: Ocean Conference', 'title: Another')();
};
const ofLetter = (name: string) => () => {
  copy('addressals/board-of-parents.md', `addressals/${name}`)();
  edit(`addressals/${name}`, /^order: .*/m, 'order: 99')();
  edit(`addressals/${name}`, /^title: .*/m, 'title: Another')();
};
const remove = (name: string) => () => rmSync(join(folder, name), { recursive: true });

const agenda = (to: string) => edit('committees/ocean.md', /agenda: .+/, to);
const overview = (to: string) => edit('committees/ocean.md', 'Nobody owns', to);
const board = (to: string) => edit('committees/ocean.md', /executiveBoard:\n(?: .*\n)+/, to);
const conference = (from: string | RegExp, to: string) => edit('conference.yaml', from, to);
const address = (to: string) => conference('https://example.org/resources/delegate-handbook', to);
const lastDay = (to: string) => conference('last: "2024-04-20"', `last: ${to}`);
const about = (to: string) => edit('site/about.md', '{duration}', to);
const glossary = (from: string, to: string) => edit('site/glossary.yaml', from, to);
const colour = (to: string) => edit('site/theme.css', '--night-360: #7c949a;', to);
const gallery = (from: string | RegExp, to: string) => edit('pages/media.md', from, to);

const frame = (background: string) =>
  sharp({ create: { width: 2, height: 2, channels: 3, background } })
    .png()
    .toBuffer();
const FRAMES = await Promise.all(['red', 'blue'].map(frame));
const ANIMATION = await sharp(FRAMES, { join: { animated: true } })
  .webp()
  .toBuffer();

async function issues(): Promise<string[]> {
  return (await checkContent(readContentFolder(folder))).map((issue) => formatIssue(issue, 'content'));
}

/** A part of each expected message, and the change that causes it. */
const WRONG: [says: string | string[], change: Change][] = [
  // Files
  ['secretariat.yaml: This file is missing.', remove('secretariat.yaml')],
  [
    ['conference.yaml: This file is missing.', 'conference.yaml.txt: Nothing reads a file of this name here.'],
    () => {
      copy('conference.yaml', 'conference.yaml.txt')();
      remove('conference.yaml')();
    },
  ],
  ['addressals/: This folder needs at least', remove('addressals')],
  [['sea.md have the same order, 1.', 'have the same title, Ocean'], copy('committees/ocean.md', 'committees/sea.md')],
  ['site/history.yaml: This file is not saved as UTF-8.', write('site/history.yaml', Buffer.from([0xe9]))],
  ['history.yaml, line 2: Two versions of this', write('site/history.yaml', 'timeline:\n<<<<<<< HEAD\n')],
  ['ocean.md, line 19: Two versions of this', overview('>>>>>>> main\n\nNobody owns')],
  ['ocean.md, line 1: The fields of this file are not between', write('committees/ocean.md', 'The sea.\n')],
  ['content/constructor: Nothing reads a file of this name here.', write('constructor')],
  ['hall.md.txt: Nothing reads a file of this name here.', write('committees/hall.md.txt')],
  ['call it fees.md.', write('pages/fees-.md')],
  ['index.md: The website itself uses the address /committees.', ofCommittee('index.md')],
  ['briefs.md: The website itself uses the address /committees/briefs.', ofCommittee('briefs.md')],
  ['addressals/index.md: The website itself uses the address /addressals.', ofLetter('index.md')],
  ['en/parents.yaml: The folder of a language is called by its code', copy('site/pl', 'site/en')],
  [
    'parents-and-schools.md: The website itself uses the address /parents-and-schools.',
    write('pages/parents-and-schools.md', '---\ntitle: News\ndescription: News.\n---\n\nNews.\n'),
  ],
  ['call it fees.md.', write('pages/FEES.MD')],
  ['call it fees.md.', write('pages/fees.MD')],
  ['hindi/parents.yaml: The folder of a language is called by its code', copy('site/pl', 'site/hindi')],
  ['hall.jfif: Nothing reads a file of this name here.', copy('pages/hall.jpg', 'pages/hall.jfif')],
  ['call it cafe.md.', write('pages/café.md')],
  ['line 12, dates.last: These are more than 31 days. Look at the year of both.', lastDay('"2042-04-20"')],
  ['call it fees-1.md.', write('pages/fees (1).md')],
  ['call it fete.png. GitHub cannot rename a picture', write('pages/fête.png')],
  ['hall.jpg: Nothing reads a file of this name here.', write('hall.jpg')],
  ['IMG_0042.HEIC: Browsers cannot show a HEIC picture.', write('pages/IMG_0042.HEIC')],
  ['fees.docx: Nothing reads a file of this name here.', write('fees.docx')],
  // YAML
  ['line 11: This line begins with a tab', conference('  first: "', '\tfirst: "')],
  [
    'line 13: This line, or the next one that does not begin with #',
    conference(/#(nextEdition:)\n# /, ' nextEdition:\n '),
  ],
  ["line 7: Put the whole text in 'single quotes'", agenda('agenda: *New* nets')],
  ["line 7: Put the whole text in 'single quotes'", agenda('agenda: &New nets')],
  ["line 7: Put the whole text in 'single quotes'", agenda('agenda: !Important nets')],
  // Line 6 is reported, and not the quoted text below it, which is correct.
  [
    'line 6: A text that contains a colon',
    edit('committees/ocean.md', /fullName: .*\nagenda: .*/, "fullName: A: B\nagenda: 'Nets\n  and lines'"),
  ],
  ['line 7: A text that contains a colon followed by a space needs quotes.', agenda('agenda: Nets: who pays')],
  ['line 12, dates.last: Curly quotes do not work around a text.', lastDay('“2024-04-20”')],
  ['line 7: A text that begins with a quotation mark must end with the same one.', agenda("agenda: 'Nets")],
  ["line 7: Put the whole text in 'single quotes'", agenda("agenda: 'The world's nets'")],
  ['line 12: A text that begins with a quotation mark must end', lastDay('"2024-04-20')],
  ['line 7: The website would show nothing after #.', agenda('agenda: Net # 4')],
  ['line 7: The website would show nothing after #.', agenda('agenda: Net\t# 4')],
  ['line 7: This line, or the next one', agenda('agenda:The nets')],
  ["line 7: Put the whole text in 'single quotes'", agenda('agenda: @nets')],
  ['line 8: This field is here a second time.', conference('city: Galway', 'city: Galway\ncity: Cork')],
  ['line 6: This line, or the next one', agenda('  agenda: The nets')],
  // Fields
  [
    ['email: This line is missing. Add it: it begins with “email:”. Write one email', 'line 44, emial: There is no'],
    conference('\nemail', '\nemial'),
  ],
  ["line 17, venue: Write one text here (in 'single quotes' if it", conference(/venue: .*/, 'venue: {city}')],
  [
    'edition: Write a whole number from 1 to 99 here, without quotes, for example: 9',
    conference('edition: 1', 'edition: first'),
  ],
  ['roles[1].phones: Write a list here', edit('secretariat.yaml', /\n {4}phones:\n.*/, "\n    phones: '1'")],
  ['phones[1]: Write one telephone number in quotes', edit('secretariat.yaml', /'.*0017'/, '353209100017')],
  ['line 10, dates: Write a group of fields here', conference(/dates:\n.*\n.*/, 'dates: April')],
  ['line 12, dates.last: Write a real date in quotes, as year-month-day', lastDay('"2024-02-30"')],
  ['line 12, dates.last: The last day is before the first.', lastDay('"2024-04-19"')],
  ['line 44, email: Write one email address here', conference('hello@corribmun.example.org', 'hello@corribmun,org')],
  ['registration: Write one text here, or three', edit('site/pages.yaml', /during: The day has begun.*/, '')],
  ['[1].emphasis: Write true or', edit('site/guidelines.yaml', '   emphasis: true', '   emphasis: maybe')],
  [
    'next edition begins before',
    conference('timeZone', 'nextEdition: { first: 2024-03-01, last: 2024-03-02 }\ntimeZone'),
  ],
  ['registrationCloses: Registration closes after', conference('Closes: "2024-04-10"', 'Closes: "2024-04-21"')],
  ['dressCode: Write one dress code for each day', conference('replyWithin', 'dressCode: [Ties, Bows]\nreplyWithin')],
  ['line 9, site: Write the address of the website here, without', conference('.org\n', '.org/\n')],
  ['timeZone: Write the time zone of the venue here', conference('Europe/Dublin', 'Europe/Dubln')],
  [
    'line 9, site: Browsers cannot open this address: https://a.org:99999',
    conference('https://corribmun.example.org\n', 'https://a.org:99999\n'),
  ],
  ['site: Write the address of the website here', conference('corribmun.example.org\n', 'corribmun.example.org?a\n')],
  [
    'emailService.origin: There can be no website called a.org;x',
    conference('https://api.emailjs.com', 'https://a.org;x'),
  ],
  ['emailService.origin: Write the beginning of an', conference('https://api.emailjs.com', 'https://api.emailjs.com/')],
  ['country: Write the two letters of the country here', conference('country: IE', 'country: XX')],
  ['dates.last: Write a real date in quotes', lastDay('"0225-04-20"')],
  ['timeline[1].year: Write a year here', write('site/history.yaml', 'timeline: [{ year: 20240, title: A, text: B }]')],
  // Names of properties that JavaScript objects inherit
  ['constructor: There is no field of this name', conference(/$/, 'constructor: x\n')],
  ['toString: There is no field of this name', board('executiveBoard: [{ title: A, url: /home, toString: x }]\n')],
  ['__proto__: There is no field of this name', agenda('__proto__: { title: x }\nagenda: Nets')],
  [
    'preamble.valueOf: There is no field of this name',
    edit('site/pages.yaml', 'preamble:\n', 'preamble:\n    valueOf: x\n'),
  ],
  // Invisible characters
  ['name: There is a line break or a tab in this text.', conference(/^name: .*/m, 'name: "A\\nATTENDEE:x"')],
  ['agenda: This text has an invisible character in it, U+202E.', agenda('agenda: "The \\u202Estocks"')],
  ['name: This text has an invisible character in it, U+0000.', edit('secretariat.yaml', '"Niamh Brennan"', '"A\\0"')],
  [
    'phones[1]: This text has an invisible character',
    edit('secretariat.yaml', /'.*0017'/, '"\\u202A+353 20 910 0017"'),
  ],
  ['before: There is a line break', edit('site/pages.yaml', /before: '\*\*Noting.*/, 'before: "**Noting**\\nit"')],
  ['line 19: This text has an invisible character in it, U+2066.', overview('The \u2066stocks. Nobody owns')],
  ['line 19: This text has an invisible character in it, U+202E.', overview('The &#x202e;stocks. Nobody owns')],
  ...['\u200b', '\u200e', '\u00ad', '\ufeff'].map((sign): [string, Change] => [
    'agenda: This text has an invisible character in it',
    agenda(`agenda: The ${sign}stocks`),
  ]),
  // Links
  ['[1].url: This address is not whole. Write https://www.example.org/b', address('www.example.org/b')],
  ['[1].url: This address has an invisible character, or … in place of', address('https://example.org/gui…')],
  ['[1].url: Browsers would open evil.example.org here', address('/\\evil.example.org')],
  ['[1].url: There is a space in this address', address('https://example.org/a b')],
  ['notice.url: This address is not encrypted.', conference('url: /first-conference', 'url: http://a.org')],
  ['line 19: Browsers would open evil.example.org', overview('[See](//evil.example.org). Nobody')],
  ['line 19: This is not an email address: a', overview('[See](mailto:a). Nobody')],
  ['line 19: Pages link to addresses that begin with', overview('[See](javascript:alert(1)). Nobody owns')],
  ['line 19: This address is not encrypted. Write https://www.example.org', overview('Read www.example.org. Nobody')],
  ['line 19: This address is not whole. Write https://www.example.org', overview('[See](www.example.org). Nobody')],
  ['line 19: There can be no website called localhost.', overview('[See](http://localhost:4321/fees). Nobody owns')],
  ['line 19: This link has no words.', overview('[](/guidelines). Nobody owns')],
  ['For example:\nexecutiveBoard:\n  - title: Executive Board', board('executiveBoard: https://example.org/ocean\n')],
  // Texts
  [
    '[6].answer: Links, bold words and tags do not work',
    edit('site/parents.yaml', 'are {committees}', 'are [{committees}](/committees)'),
  ],
  ['line 7, agenda: Links, bold words and tags do not work in this field.', agenda('agenda: <b>Nets</b>')],
  [
    'preamble.before: Pictures work only',
    edit('site/pages.yaml', 'to gather in', 'to ![The hall](../pages/hall.jpg) in'),
  ],
  ['preamble.before: Markup such as <b>', edit('site/pages.yaml', 'to gather in', 'to <b>gather</b> in')],
  ['line 23: This address is not encrypted.', edit('site/pages.yaml', 'to gather in', '[gather](http://a.org)')],
  ['line 7, agenda: Links, bold words and tags do not work in this field.', agenda("agenda: 'The **nets**'")],
  ['line 19: Markup such as <script>', overview('<script>alert(1)</script>\n\nNobody')],
  ['line 19: The title of the page is its first heading', overview('# Fees\n\nNobody owns')],
  // Cross-field checks
  ['same title, Ocean', edit('committees/city-council.md', /^title: .*/m, 'title: Ocean Conference')],
  ['about.md, line 19: A brace is missing here', about('{dayCount')],
  // `openTo` alone is reported, not {restrictedCommittees} in about.md, a fact that needs `openTo`.
  [
    'city-council.md, line 9, openTo: Write some text here',
    () => {
      about('{restrictedCommittees}')();
      edit('committees/city-council.md', /^openTo: .*/m, 'openTo:')();
    },
  ],
  ['about.md, line 19: This conference has no fact {constructor}', about('{constructor}')],
  [
    'registrationNotes.after: This is a fact itself',
    conference('Ask us about the next', 'Ask in {city} about the next'),
  ],
  ['title: This is a fact itself', edit('committees/ocean.md', /^title: .*/m, "title: 'Ocean in {city}'")],
  ['venue: This is a fact itself', conference('venue: Saltmarsh Hall, Galway', "venue: 'Saltmarsh Hall, {city}'")],
  [['glossary.md: The website itself uses', 'have the same title'], copy('pages/privacy.md', 'pages/glossary.md')],
  ['pages/news.md: The text is missing.', write('pages/news.md', '---\ntitle: News\ndescription: News.\n---\n')],
  ['Two entries have no year.', write('site/history.yaml', 'timeline: [{title: A, text: B}, {title: C, text: D}]')],
  ['line 7, terms[2]: “Agenda” is in a term above already.', glossary('[amendments]', '[amendments, Agenda]')],
  ['line 7, terms[2]: This list has no term “draught”.', glossary('see: [draft]', 'see: [draught]')],
  [
    'pl/parents.yaml, line 26, questions: site/parents.yaml has 8 questions, and this file 7. They differ from question 7 on.',
    edit('site/pl/parents.yaml', /.*Kto przyprowadza(?:.*\n){3}/, ''),
  ],
  // Pictures and colours
  ['pages/media.md, line 11: There is no picture pages/foyer.jpg.', gallery('(hall.jpg)', '(foyer.jpg)')],
  ['line 11: Write the name of a picture in the same folder. It has small', gallery('(hall.jpg)', '(Hall.JPG)')],
  ['line 8, image: This file cannot be read as a picture, or it moves.', write('committees/ocean.jpg')],
  ['line 8, image: This file cannot be read as a picture, or it moves.', write('committees/ocean.jpg', ANIMATION)],
  ['council-night.webp: This file cannot be read as', write('committees/european-council-night.webp', '<svg/>')],
  ['line 11: Pictures on other websites are not shown.', gallery('(hall.jpg)', '(https://example.org/hall.jpg)')],
  [
    'ocean.md, imageAlt: This line is missing. Add it: it begins with “imageAlt:”',
    edit('committees/ocean.md', /imageAlt: .*\n/, ''),
  ],
  ['line 11: Say what this picture shows', gallery(/!\[The backs.*?\]/, '![]')],
  ['line 11: Say what this picture shows', gallery(/!\[The backs.*?\]/, '![IMG_2042.jpg]')],
  ['mark.svg: The mark must be an SVG drawing in a square.', edit('site/mark.svg', '0 0 100 100', '0 0 100 80')],
  ...[
    '**Nobody owns',
    '##Fees\n\nNobody owns',
    '[See] (/guidelines) or [a](b c).',
    '| A | B |\n| 1 | 2 |\n\nNobody',
    'Nets[^1]. Nobody',
  ].map((text): [string, Change] => ['line 19: Visitors would see these signs as they are.', overview(text)]),
  ['site/mark.svg: The mark must be an SVG drawing', write('site/mark.svg', 'MUN')],
  ...[
    '<script>alert(1)</script>',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
    '<desc><style><script>alert(1)</script></style></desc>',
    '<path d="M0 0h9" onload="alert(1)"/>',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
    '<a href="javascript:alert(1)"><path d="M0 0h9"/></a>',
    '<a href="#a"><set attributeName="href" to="javascript:alert(1)"/></a>',
    '<image href="https://example.org/a.png"/>',
    '<path fill="url(https://example.org/a.svg#b)" d="M0 0h9"/>',
  ].map((part): [string, Change] => [
    'site/mark.svg: The mark must be made of shapes',
    edit('site/mark.svg', '</svg>', `${part}</svg>`),
  ]),
  ['theme.css: There is no colour --nihgt-360.', colour('--nihgt-360: #7c949a;')],
  ['theme.css: Only colours belong in this file', colour('--night-360: red;')],
  ['theme.css: Only colours belong in this file', colour('} body { display: none')],
  [
    [
      'Text in --ink-624 would be hard to read on --paper-58: their contrast is 4.5, and needs to be 7.',
      'Text in --ink-624 would be hard to read on --paper-28',
    ],
    colour('--paper-58: #ffffff; --ink-624: #777777;'),
  ],
  // Accents, links and errors have this colour. It is reported once for each of the two grounds, not for each role.
  [['Text in --accent-580 would be hard to read on --paper-58', '--paper-28'], colour('--accent-580: #cc5566;')],
];

test.each(WRONG)('%s', async (says, change) => {
  change();
  expect(await issues()).toEqual([says].flat().map((part) => expect.stringContaining(part)));
});

test('files that the host would refuse are reported', () => {
  const publicFolder = createFolder();
  writeFileSync(join(publicFolder, 'fees.pdf'), Buffer.alloc(26_214_401));
  const [issue, ...others] = checkFiles(readContentFolder(folder), publicFolder);
  expect(issue && formatIssue(issue, 'content')).toContain('public/fees.pdf: This file has more than 25 MB');
  expect(others).toEqual([]);
});

test('links to other files are refused, since a build would publish what they lead to', () => {
  const publicFolder = createFolder({ 'a.txt': 'x' });
  symlinkSync(join(publicFolder, 'a.txt'), join(publicFolder, 'b.txt'));
  symlinkSync(createFolder(), join(folder, 'pages/c'), 'junction');
  const issues = checkFiles(readContentFolder(folder), publicFolder);
  expect(issues.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'pages/c: This is a link to another file. Put the file itself here.',
    '../public/b.txt: This is a link to another file. Put the file itself here.',
  ]);
});

test('other files in public have no issues', () => {
  const publicFolder = createFolder({ _headers: 'x', CNAME: 'x', 'rules.docx': 'PK', '2023/about.html': 'x' });
  expect(checkFiles(readContentFolder(folder), publicFolder)).toEqual([]);
});

/** Unusual but valid content. */
const RIGHT: Record<string, Change[]> = {
  'what can be written, and is right': [
    // A hyphen in a name, and files of operating systems.
    copy('pages/privacy.md', 'pages/fees-food.md'),
    edit('pages/fees-food.md', 'title: Privacy', 'title: Fees'),
    edit('pages/fees-food.md', /$/, '\n[Write](mailto:{email}?subject=Fees)\n'),
    ...['.DS_Store', 'committees/Thumbs.db', 'README.md'].map((file) => write(file)),
    write(
      'site/theme.css',
      '/* Those of\n the school, not --night-361: #000; */:root{--ink-775:#12232B;--night-830:#041115}',
    ),
    conference('city: Galway', 'city: Galway\n  # By the sea'),
    // A position that is not a whole number.
    edit('committees/ocean.md', 'order: 1', 'order: 1.5'),
    // Uncommented examples, a dress code for each day, quotes, a path in the address of the site.
    conference(/#nextEdition:\n#(.*)\n#/, 'nextEdition:\n  first: "2031-04-19"\n'),
    lastDay('"2024-04-21"'),
    conference('replyWithin', 'dressCode: [{ en: Ties, pl: Krawaty }, Bows]\nreplyWithin'),
    conference('Galway', "Ballina's Quay"),
    conference('https://corribmun.example.org', 'https://corribmun.example.org/mun'),
    agenda('agenda: “Who pays?”'),
    // All kinds of links, and escaped characters.
    edit('committees/congress-of-vienna.md', '\n\n', '\n\n<https://example.org>, [dress](/guidelines#dress).\n\n'),
    overview(
      '[Sea](https://example.org/sea_(law)), [rules](/guidelines "Rules"), [below](#below), [form](https://docs.google.com/forms/d/e/1aB/viewform), [a](https://edit.typeform.com/to/1aB), [b](https://form.jotform.com/123).\n\nNobody owns',
    ),
    overview(
      '[the law (https://example.org)] a [sic] (as spelt) 2 * 3, a < b, `**` *Corrib* #MUN\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\nNobody owns',
    ),
    overview(
      '“The sea is open.”\n\n— Grotius\n\n– Article 87\n\n| a | b |\n| - | - |\n| ✓ yes | – no |\n\n```\n    as typed\n```\n\n- one\n\n\tand two\n\nNobody owns',
    ),
    // Pictures in all kinds of texts. hall.jpg is a WebP file with the wrong ending.
    copy('pages/vote-at-night.webp', 'pages/hall.jpg'),
    copy('pages/hall.jpg', 'committees/hall.jpg'),
    copy('pages/hall.jpg', 'site/hall.jpg'),
    about('![The hall](hall.jpg)\n\n{duration}'),
    overview('![The hall](/hall.jpg)\n\nNobody owns'),
    // Lines of paragraphs that begin like items of lists. A task list. A table row with too few cells.
    overview(
      "So says\n4.B of the charter, by open\n-minded people. 10.A too.\n\n4.B is short.\n\n- [ ] one\n- two\n\n| a | b |\n| - | - |\n| `1\\|2` |\n\n<o'brien@example.org>, write:a@example.org\n\nNobody owns",
    ),
    copy('pages/hall.jpg', 'addressals/hall-1.jpg'),
    edit('addressals/board-of-parents.md', /^closing:/m, 'portrait: hall-1.jpg\nportraitAlt: Two parents\nclosing:'),
    edit('addressals/board-of-parents.md', /$/, '\n![The hall](hall-1.jpg)\n'),
  ],
  'nothing that can be left out': [
    conference(/(?:registration|resources|social|notice):\n(?: .*\n)+|map: .*\n/g, ''),
    remove('pages'),
    remove('site/pl'),
  ],
  'Windows line ends and a byte order mark': [conference(/^/, '\ufeff'), conference(/\n/g, '\r\n')],
};

test('colours are read wherever they stand, but not in comments', () => {
  const css = '/*\n--night-802: #000000; */ :root { --ink-775: #12232B; --night-830:#041115}';
  expect(Object.fromEntries(coloursIn(css))).toEqual({ '--ink-775': '#12232B', '--night-830': '#041115' });
});

test.each(Object.entries(RIGHT))('%s has no issues', async (_name, changes) => {
  for (const change of changes) change();
  expect(await issues()).toEqual([]);
});
