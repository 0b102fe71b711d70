import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { copySampleEdition, editFile } from '../../tests/support/folders.ts';
import { checkContent } from './check.ts';
import { formatIssue } from './issue.ts';
import { readContent } from './read.ts';

let folder = '';

beforeEach(() => {
  folder = copySampleEdition();
});

/** A change of a content folder. */
type Change = () => void;

const edit =
  (file: string, from: string | RegExp, to: string): Change =>
  () =>
    editFile(join(folder, file), from, to);
const write =
  (file: string, content: string | Buffer = 'x'): Change =>
  () =>
    writeFileSync(join(folder, file), content);
const copy =
  (from: string, to: string): Change =>
  () =>
    cpSync(join(folder, from), join(folder, to), { recursive: true });
const remove =
  (...names: string[]): Change =>
  () => {
    for (const name of names) rmSync(join(folder, name), { recursive: true });
  };

const agenda = (to: string) => edit('committees/ocean.md', /agenda: .+/, to);
const overview = (to: string) => edit('committees/ocean.md', 'Nobody owns', to);
const board = (to: string) => edit('committees/ocean.md', /executiveBoard:\n(?: .*\n)+/, to);
const conference = (from: string | RegExp, to: string) => edit('conference.yaml', from, to);
const address = (to: string) => conference('https://example.org/resources/delegate-handbook', to);
const lastDay = (to: string) => conference('last: "2024-04-20"', `last: ${to}`);
const phone = (to: string) => edit('secretariat.yaml', "'+353 20 910 0017'", to);
const about = (to: string) => edit('site/about.md', '{dayCount}', to);
const glossary = (from: string, to: string) => edit('site/glossary.yaml', from, to);
const colour = (to: string) => edit('site/theme.css', '--night-360: #7c949a;', to);
const mark = (to: string) => edit('site/mark.svg', '</svg>', to);
const gallery = (from: string | RegExp, to: string) => edit('pages/media.md', from, to);

async function problems(): Promise<string[]> {
  return (await checkContent(readContent(folder))).map((issue) => formatIssue(issue, 'content'));
}

/** What is said, a part of it for each problem, and the change that makes it so. */
const MISTAKES: [says: string | string[], change: Change][] = [
  // Files
  ['secretariat.yaml: This file is missing.', remove('secretariat.yaml')],
  [
    'addressals/: This folder needs at least',
    remove('addressals/board-of-parents.md', 'addressals/debating-society.md'),
  ],
  [
    ['ocean.md and committees/sea.md have the same order, 1.', 'title'],
    copy('committees/ocean.md', 'committees/sea.md'),
  ],
  ['site/history.yaml: This file is not saved as UTF-8.', write('site/history.yaml', Buffer.from([0xe9]))],
  ['ocean.md: This file is not saved as UTF-8.', agenda('agenda: Nets\0')],
  ['site/history.yaml: This file is empty.', write('site/history.yaml', ' \n')],
  ['history.yaml, line 2: Two versions of this', write('site/history.yaml', 'timeline:\n<<<<<<< HEAD\n')],
  ['line 19: This line has more than 10,000 characters.', overview('['.repeat(10_001))],
  ['line 19: Lists, groups or quotations are too deep', overview(`${'>'.repeat(5000)} The sea`)],
  ['ocean.md, line 1: The fields of this file are not between', write('committees/ocean.md', 'The sea.\n')],
  ['content/constructor: Nothing reads a file of this name here.', write('constructor')],
  ['hall.md.txt: Nothing reads a file of this name. Rename it to hall.md.', write('committees/hall.md.txt')],
  ['conference.yml: Nothing reads a file of this name. Rename it to', copy('conference.yaml', 'conference.yml')],
  ['IMG_0042.HEIC: Browsers cannot show a HEIC picture.', write('pages/IMG_0042.HEIC')],
  ['looks like a file of the folder addressals.', copy('addressals/debating-society.md', 'committees/principal.md')],
  ['content/disec.md: This looks like a file of the folder committees.', copy('committees/ocean.md', 'disec.md')],
  [
    ['index.md: The website itself uses the name index.', 'have the same order', 'have the same title'],
    copy('committees/ocean.md', 'committees/index.md'),
  ],
  // YAML
  ['There is no field of this name. Remove it.', conference('edition:', '__proto__: { a: 1 }\nedition:')],
  ['line 18: This line begins with a tab', conference('  first: "', '\tfirst: "')],
  ['line 18: This line begins with a tab, or with a special space', conference('  first: "', ' \u00a0first: "')],
  ['line 10: This line begins with one space too many', edit('secretariat.yaml', '    name: "N', '   name: "N')],
  ['line 22: This line begins with one space too many', conference(/#(nextEdition:)\n# /, ' nextEdition:\n ')],
  ['line 7: A text that contains a colon followed by a space needs quotes.', agenda('agenda: Nets: who pays')],
  ['line 19, dates.last: Curly quotes do not work around a text.', lastDay('“2024-04-20”')],
  ['line 7: A text that begins with a quotation mark must end with the same one.', agenda("agenda: 'Nets")],
  ['line 7: There is more text after the closing quotation mark.', agenda("agenda: 'The world's nets'")],
  ['line 7: The website would show nothing after #.', agenda('agenda: Net # 4')],
  ['line 16: The list of this entry is said to be empty.', edit('secretariat.yaml', '[]', "[]\n      - '+353 91'")],
  ['line 7: Write a space after the colon.', agenda('agenda:The nets')],
  ['line 12: This field is here a second time.', conference('city: Galway', 'city: Galway\ncity: Cork')],
  ['line 6: This line, or the one below it, does not fit', agenda('  agenda: The nets')],
  // Fields
  [
    ['email: This field is missing. Write one email', 'line 69, emial: There is no field of this name here.'],
    conference('\nemail: ', '\nemial: '),
  ],
  ['edition: Write a whole number here, without quotes, for example: 9', conference('edition: 1', 'edition: first')],
  ['roles[1].phones: Write a list here', edit('secretariat.yaml', /\n {4}phones:\n.*/, "\n    phones: '1'")],
  ['line 17, dates: Write a group of fields here', conference(/dates:\n.*\n.*/, 'dates: April')],
  [
    'home.cards.registration: Write one text here, or three',
    edit('site/pages.yaml', /during: The day has begun.*/, ''),
  ],
  [
    'parts[2].items[1].emphasis: Write true or',
    edit('site/guidelines.yaml', '   emphasis: true', '   emphasis: maybe'),
  ],
  ['words.print: This field is missing.', edit('site/pl/parents.yaml', '  print: Wydrukuj tę stronę\n', '')],
  ['line 19, dates.last: The last day is before the first.', lastDay('"2024-04-19"')],
  [
    'nextEdition.first: The next edition begins before this one is over.',
    conference('# Time zone', 'nextEdition: { first: "2024-03-01", last: "2024-03-02" }\n# Time zone'),
  ],
  ['registrationCloses: Registration closes after', conference('Closes: "2024-04-10"', 'Closes: "2024-04-21"')],
  ['dressCode: Write one dress code for each day', conference('replyWithin', 'dressCode: [Ties, Bows]\nreplyWithin')],
  ['line 15, site: Write the address of the website here, without', conference('.org\n', '.org/\n')],
  [
    'line 15, site: The website begins before its page /home. Write https://corribmun.example.org here.',
    conference('.org\n', '.org/home\n'),
  ],
  ['timeZone: Write the time zone of the venue here', conference('Europe/Dublin', 'Europe/Dubln')],
  // Links
  [
    '[1].url: There is no page and no file /coming-son',
    edit('committees/city-council.md', 'coming-soon', 'coming-son'),
  ],
  ['line 19: There is no page and no file /guidlines', overview('[See](/guidlines). Nobody owns')],
  ['line 21: There is no page and no file /guidlines', overview('[See][r].\n\n[r]: /guidlines\n\nNobody owns')],
  [
    'The pages are: /committees/city-council /committees/congress-of-vienna /committees/newsroom /committees/ocean.',
    remove('committees/european-council.md'),
  ],
  [
    'line 21: This is no address: javascript:alert(1)',
    overview('[See][r].\n\n[r]: javascript:alert(1)\n[r]: /guidelines\n\nNobody owns'),
  ],
  [
    'line 19: This address is not encrypted. Write https://www.example.org',
    overview('See www.example.org. Nobody owns'),
  ],
  [
    'line 19: This address is not whole. Write https://www.example.org',
    overview('[See](www.example.org). Nobody owns'),
  ],
  [
    'line 19: There is no page and no file /Guidelines/ on this website. Did you mean /guidelines?',
    overview('[See](/Guidelines/). Nobody owns'),
  ],
  ['line 19: This did not become a link.', overview('[(/'.repeat(3000))],
  ['line 19: This link has no words.', overview('[](/guidelines). Nobody owns')],
  ['resources[1].url: Curly quotes do not work around a text.', address('“https://example.org/b”')],
  ['For example:\nexecutiveBoard:\n  - title: Executive Board', board('executiveBoard: https://example.org/ocean\n')],
  ['url: This is the address of the form’s editor', address('https://docs.google.com/forms/d/1aB/edit#responses')],
  ['line 19: This link takes a detour', overview('[See](https://www.google.com/url?q=https://example.org/a). Nobody')],
  // Texts
  ['[6].answer: There are no links', edit('site/parents.yaml', '{committeeCount} com', '[{committeeCount}](/com) com')],
  ['line 7, agenda: There are no links and no tags in this field.', agenda('agenda: <b>Nets</b>')],
  ['line 19: Visitors would see these asterisks.', overview('**Nobody owns')],
  ['line 19: This did not become a heading.', overview('##Fees\n\nNobody owns')],
  ['line 19: The title of the page is its first heading', overview('# Fees\n\nNobody owns')],
  [
    'line 21: The fields of this file are in it a second time.',
    overview('\n---\norder: 1\ntitle: Ocean\n---\n\nNobody'),
  ],
  ['line 11: Write the name of the picture alone, without /', gallery('(hall.jpg)', '(/hall.jpg)')],
  // What must agree
  [
    'city-council.md and committees/ocean.md have the same cardTitle, Ocean Conference.',
    edit('committees/city-council.md', 'title: City Council', 'title: City Council\ncardTitle: Ocean Conference'),
  ],
  ['about.md, line 19: A brace is missing here', about('{dayCount')],
  ['venue: This is a fact itself', conference('venue: Saltmarsh Hall, Galway', "venue: 'Saltmarsh Hall, {city}'")],
  [
    ['pages/offline.md: The website itself uses the name offline.', 'have the same title, Privacy.'],
    copy('pages/privacy.md', 'pages/offline.md'),
  ],
  ['pages/news.md: The text is missing.', write('pages/news.md', '---\ntitle: News\ndescription: News.\n---\n')],
  [
    'timeline: Two entries have no year.',
    edit(
      'site/history.yaml',
      'timeline: []',
      'timeline:\n  - { title: Now, text: Now. }\n  - { title: Then, text: Then. }',
    ),
  ],
  ['line 12, terms[2]: “Agenda” is in a term above already.', glossary('[amendments]', '[amendments, Agenda]')],
  ['line 12, terms[2]: This list has no term “draught”.', glossary('see: [draft]', 'see: [draught]')],
  ['site/xx/parents.yaml: There is no language with the two letters xx.', copy('site/pl', 'site/xx')],
  // Pictures and colours
  ['pages/media.md, line 11: There is no picture pages/foyer.jpg.', gallery('(hall.jpg)', '(foyer.jpg)')],
  ['line 8, image: This file cannot be read as a picture.', write('committees/ocean.jpg')],
  ['There is no picture pages/Hall.JPG. Did you mean hall.jpg?', gallery('(hall.jpg)', '(Hall.JPG)')],
  ['image: This picture has 21 MB', write('committees/ocean.jpg', Buffer.alloc(20_000_001))],
  ['media.md, line 11: This file cannot be read', write('pages/hall.jpg', '<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['council-night.webp: This file cannot be read as', write('committees/european-council-night.webp', '<svg/>')],
  ['line 11: This file is a WEBP picture', copy('pages/vote-at-night.webp', 'pages/hall.jpg')],
  ['image: Pictures on other websites', edit('committees/ocean.md', 'image: ', 'image: https://example.org/')],
  ['line 11: Pictures on other websites are not shown.', gallery('(hall.jpg)', '(https://example.org/hall.jpg)')],
  ['line 4, imageAlt: This field is missing.', edit('committees/ocean.md', /imageAlt: .*\n/, '')],
  [
    'line 11: Say what this picture shows',
    gallery('![The backs of many heads in a hall with five pointed windows]', '![]'),
  ],
  ['mark.svg: The mark must be an SVG drawing in a square.', edit('site/mark.svg', '0 0 100 100', '0 0 100 80')],
  ['mark.svg: The mark must be an SVG drawing in a square.', mark('</sv>')],
  ['line 41: There is no colour called --night-361. The colours are: --night-8', colour('--night-361: #7c949a;')],
];

test.each(MISTAKES)('%s', async (says, change) => {
  change();
  expect(await problems()).toEqual([says].flat().map((part) => expect.stringContaining(part)));
});

/** What is said of a kind of value, and values of that kind, each of which is wrong. */
const KINDS: [says: string, change: (to: string) => Change, values: string[]][] = [
  [
    "line 28, venue: Write some text here (in 'single quotes' if it begins with a brace, contains a colon, or is a number, true or false), for example: The town hall, Geneva",
    (to) => conference('venue: Saltmarsh Hall, Galway', `venue: ${to}`),
    ['', '42', 'true', '{city}', '[The hall]'],
  ],
  [
    'line 19, dates.last: Write a real date in quotes, as year-month-day, for example: "2030-03-15"',
    lastDay,
    ['"2024-02-30"', '20 April 2024', '2024', '"20-04-2024"'],
  ],
  [
    'resources[1].url: Write the whole address of the page, from https:// on, for example: https://example.org/guide',
    address,
    [
      ...["''", 'http://example.org/b', 'www.example.org/b', 'https://example.org/the brochure', 'https://brochure'],
      ...['https://a.example.org https://b.example.org', 'hello@example.org', 'https://a@example.org', 'coming-soon'],
      ...['https://a.example.org/https://b.example.org', 'https://example.org/{city}'],
    ],
  ],
  [
    'resources[1].url: This address has an invisible sign, or … in place of its end. Copy it again',
    address,
    ['https://example.org/gui\u200bde', 'https://example.org/gui…'],
  ],
  [
    'ocean.md, line 19: This address has an invisible sign',
    overview,
    ['[See](https://example.org/gui\u2060de). Nobody owns', '[See](https://example.org/gui…). Nobody owns'],
  ],
  [
    'line 69, email: Write one email address here, for example: secretariat@example.org',
    (to) => conference('hello@corribmun.example.org', to),
    ['corribmun@gmail,com', 'a@example.org, b@example.org', 'corribmun'],
  ],
  [
    'roles[1].phones[1]: Write one telephone number in quotes, as it is dialled',
    phone,
    ["'+353 20 910 OO17'", '+353209100017', "'020 910 0017, 020 910 0018'"],
  ],
  ['line 7: This line, or the one below it, does not fit', agenda, ['agenda = The nets', 'The nets']],
  [
    'line 7: A text cannot begin with this character.',
    agenda,
    ['agenda: @nets', 'agenda: *New*', 'agenda: &new hello', 'agenda: !new hello', '<<: *new'],
  ],
  [
    'ocean.md, line 19: This did not become a link.',
    overview,
    [
      ...['(See)[/guidelines].', '[See] (/guidelines).', '[See](/guidelines.', '[See](https://example.org/the guide).'],
      ...['[See][rules].', 'See [the rules(/guidelines).'],
    ],
  ],
  ['line 19: This did not become a table.', overview, ['| A | B |\n| 1 | 2 |\n\nNobody', 'A\tB\n1\t2\n\nNobody']],
  ['line 19: This did not become a list.', overview, ['•\ta pen\n•\tpaper', '1.A pen\n2.Paper']],
  ['line 19: Markup such as <', overview, ['<b>Nobody</b>', '<script>alert(1)</script>\n\nNobody', '<Name>']],
  [
    'about.md, line 19: This conference has no fact {',
    about,
    ['{committees}', '{constructor}', '{__proto__}', '{dressCode}', '{dressCode2}'],
  ],
  [
    'mark.svg: The mark must be made of shapes alone',
    mark,
    [
      ...['<script>alert(1)</script></svg>', '<path onload="alert(1)"/></svg>'],
      ...['<use href="https://example.org/a.svg#a"/></svg>', '<!ENTITY a "b"></svg>', '<text>MUN</text></svg>'],
    ],
  ],
  [
    'theme.css, line 41: Only colours belong in this file',
    colour,
    [
      ...[
        '--night-360: #7c949a',
        '--night-360: slategrey;',
        'color: #7c949a;',
        '/* </style><script>alert(1)</script> */',
      ],
      ...['</style><script>alert(1)</script>', '}\n:root {', '--night-360: url(a);'],
    ],
  ],
];

const WRONG_VALUES = KINDS.flatMap(([says, change, values]) =>
  values.map((value) => [value, says, change(value)] as const),
);

test.each(WRONG_VALUES)('%s: %s', async (_value, says, change) => {
  change();
  expect(await problems()).toEqual([expect.stringContaining(says)]);
});

/** Names of files that nothing reads, and what is said of each. */
const STRAYS: [file: string, says: string][] = [
  ['committees/UNSC.md', 'Its name has capital letters: call it unsc.md.'],
  ['pages/Results.MD', 'Its name has capital letters: call it results.md.'],
  ['committees/ocean (1).md', 'Its name has spaces: call it ocean-1.md.'],
  ['committees/hall.md.txt', 'Nothing reads a file of this name. Rename it to hall.md.'],
  [
    'committees/IMG 2034 (DISEC).jpg',
    'Its name has spaces: call it IMG-2034-DISEC.jpg. GitHub cannot rename a picture',
  ],
  ['pages/fête.png', 'Its name has accents or other signs: call it fete.png.'],
  ['hall.jpg', 'A picture belongs beside the text that names it'],
  ['fees.docx', 'This is a Word file: copy its text into'],
  ['fees.md', 'A text belongs in the folder pages'],
  ['fees.pdf', 'A document for visitors belongs in the folder public'],
  ['media.yaml', 'Nothing reads a file of this name here.'],
];

test('all files that nothing reads are listed at once, each with what to do', async () => {
  for (const [file] of STRAYS) write(file)();
  expect(await problems()).toEqual(
    expect.arrayContaining(STRAYS.map(([file, says]) => expect.stringContaining(`content/${file}: ${says}`))),
  );
});

test('a link may lead to an earlier edition, and to a document', async () => {
  const publicFolder = join(folder, '.public');
  mkdirSync(join(publicFolder, '2023'), { recursive: true });
  for (const file of ['2023/home.html', 'fees.pdf', 'fee list.pdf']) writeFileSync(join(publicFolder, file), 'x');
  overview(
    '[Old](https://web.archive.org/web/2024/https://example.org/), [then](/2023/home), [now](/fees.pdf), [all](/fee%20list.pdf), [all](</fee list.pdf>): nobody owns',
  )();
  address('/fee list.pdf')();
  expect(await checkContent(readContent(folder), publicFolder)).toEqual([]);
  for (const typed of ['/Fees.PDF', '/public/fees.pdf']) {
    editFile(join(folder, 'committees/ocean.md'), '(/fees.pdf)', `(${typed})`);
    const message = `There is no page and no file ${typed} on this website. Did you mean /fees.pdf?`;
    expect(await checkContent(readContent(folder), publicFolder)).toMatchObject([{ message }]);
    editFile(join(folder, 'committees/ocean.md'), `(${typed})`, '(/fees.pdf)');
  }
});

/** Unusual contents in which nothing is wrong. */
const RIGHT: [name: string, ...changes: Change[]][] = [
  ['the sample edition as it is'],
  [
    'a single committee and no further page but what is linked',
    edit('pages/schedule.md', /^Council.*\n|.*committees\/.*\n/gm, ''),
    ...['city-council', 'congress-of-vienna', 'ocean', 'european-council'].map((name) =>
      remove(`committees/${name}.md`),
    ),
    gallery(/.*committees\/.*\n/g, ''),
  ],
  [
    'an underscore in a name',
    copy('pages/privacy.md', 'pages/fees_food.md'),
    edit('pages/fees_food.md', 'title: Privacy', 'title: Fees'),
  ],
  ['pictures that nothing shows', copy('committees/ocean.jpg', 'committees/sea.jpg')],
  [
    'a mark as drawing programs write it',
    write(
      'site/mark.svg',
      `<?xml version='1.0'?>\n<!-- Plain -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg xmlns='http://www.w3.org/2000/svg' width='40mm' viewBox='0,0 40.0 40'><style>.a{fill:url(#b)}</style><linearGradient id='b'/><path class='a' d='M0 0h9v9z'/></svg>`,
    ),
  ],
  ['colours on one line', write('site/theme.css', ':root{--ink-775:#12232B;--night-854:#030c0eb8}')],
  ['no colours', write('site/theme.css', '/* Those of the\n site. */\n:root {\n}\n')],
  ['lines whose # was taken away', conference(/#nextEdition:\n#(.*)\n#/, 'nextEdition:\n  first: "2031-04-19"\n')],
  [
    'nothing that can be left out',
    conference(/(?:resources|social|notice):\n(?: .*\n)+|(?:map|restrictions): .*\n/g, ''),
    remove('pages', 'site/pl'),
  ],
  ['a dress code a day', lastDay('"2024-04-21"'), conference('replyWithin', 'dressCode: [Ties, Bows]\nreplyWithin')],
  ['curly quotes and apostrophes in texts', agenda('agenda: “Who pays?”'), conference('Galway', "Ballina's Quay")],
  ['a date without quotes', lastDay('2024-04-20')],
  ['Windows line ends and a byte order mark', conference(/^/, '\ufeff'), conference(/\n/g, '\r\n')],
  [
    'links of all forms',
    overview('[Sea](https://example.org/sea_(law)), [rules](/guidelines "Rules"), [below](#below). Nobody owns'),
    edit('committees/congress-of-vienna.md', '\n\n', '\n\n<https://example.org>, [dress](/guidelines#dress).\n\n'),
  ],
  [
    'signs that are meant',
    overview(
      '[the law (https://example.org)] \\*\\* a [sic] (as spelt) \\[x\\](y) 2 * 3, a < b, `**` *Corrib* #MUN\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\nNobody owns',
    ),
  ],
  [
    'pictures wherever there is text, and a portrait',
    copy('pages/hall.jpg', 'addressals/hall_1.jpg'),
    edit('addressals/board-of-parents.md', /^closing:/m, 'portrait: hall_1.jpg\nportraitAlt: Two parents\nclosing:'),
    edit('addressals/board-of-parents.md', /$/, '\n![The hall](hall_1.jpg)\n'),
    copy('pages/hall.jpg', 'committees/hall.jpg'),
    overview('![The hall](hall.jpg)\n\nNobody owns'),
  ],
  ['a path in the address of the site', conference('corribmun.example.org\n#', 'corribmun.example.org/mun\n#')],
  ['files of systems and people', write('.DS_Store'), write('committees/Thumbs.db'), write('README.md')],
];

test.each(RIGHT)('%s has no problems', async (_name, ...changes) => {
  for (const change of changes) change();
  expect(await problems()).toEqual([]);
});
