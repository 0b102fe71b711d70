import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { copySampleEdition } from '../../tests/support/content-folder.ts';
import { checkContent } from './check.ts';
import { formatIssue } from './issue.ts';
import { readContent } from './read.ts';

let folder = '';

beforeEach(() => {
  folder = copySampleEdition();
});

/** A change of a content folder. */
type Change = () => void;

function edit(file: string, from: string, to: string): Change {
  return () => {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} of the sample edition has no “${from}”.`);
    writeFileSync(
      join(folder, file),
      text.replace(from, () => to),
    );
  };
}

function lines(file: string, from: RegExp, to = ''): Change {
  return () => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toMatch(from);
    writeFileSync(join(folder, file), text.replace(from, to));
  };
}

function write(file: string, content: string | Buffer): Change {
  return () => writeFileSync(join(folder, file), content);
}

function copy(from: string, to: string): Change {
  return () => cpSync(join(folder, from), join(folder, to));
}

function remove(...files: string[]): Change {
  return () => {
    for (const file of files) rmSync(join(folder, file));
  };
}

async function problems(): Promise<string[]> {
  return (await checkContent(readContent(folder))).map((issue) => formatIssue(issue, 'content'));
}

const AGENDA = 'agenda: Fishing gear lost at sea, and who pays for bringing it back';
const NUMBER = "'+353 20 910 0017'";

const agenda = (to: string) => edit('committees/ocean.md', AGENDA, to);
const conference = (from: string, to: string) => edit('conference.yaml', from, to);
const address = (to: string) => conference('https://example.org/resources/delegate-handbook', to);
const overview = (to: string) => edit('committees/ocean.md', 'Nobody owns', to);

/** What is wrong, the change that makes it so, and the beginning of each problem that is listed, or a part of it. */
const MISTAKES: [name: string, change: Change, ...says: string[]][] = [
  // Files
  ['a missing file', remove('secretariat.yaml'), 'secretariat.yaml: This file is missing.'],
  [
    'no letter at all',
    remove('addressals/board-of-parents.md', 'addressals/debating-society.md'),
    'addressals: This folder needs at least one text.',
  ],
  [
    'a copy under another name',
    copy('committees/ocean.md', 'committees/sea.md'),
    'order: committees/ocean.md and committees/sea.md have the same order, 1. Give each its own, or remove the one that is a copy.',
    'title: committees/ocean.md and committees/sea.md have the same title, Ocean Conference.',
  ],
  [
    'a file that is not UTF-8',
    write('site/history.yaml', Buffer.from([0xe9])),
    'site/history.yaml: This file is not saved as UTF-8.',
  ],
  [
    'a file whose name is one of the programming language’s',
    write('constructor', 'x'),
    'content/constructor: Nothing reads a file of this name here.',
  ],
  ['an empty file', write('site/history.yaml', ' \n'), 'site/history.yaml: This file is empty.'],
  [
    'only comments',
    write('site/history.yaml', '# none\n'),
    'line 1, timeline: This field is missing. Write a list here',
  ],
  [
    'two versions merged',
    edit('site/history.yaml', 'timeline: []', '<<<<<<< HEAD\ntimeline: []\n=======\ntimeline:\n>>>>>>> main'),
    'site/history.yaml, line 9: Two versions of this file were merged, and both are in it.',
  ],
  [
    'a line of ten thousand signs',
    overview(`${'['.repeat(10_000)} Nobody owns`),
    'content/committees/ocean.md, line 19: This line has more than 10,000 characters.',
  ],
  [
    'quotations in quotations',
    overview(`${'>'.repeat(5000)} The sea`),
    'content/committees/ocean.md, line 19: Lists, groups or quotations are too deep inside one another here.',
  ],
  [
    'no fields above a text',
    write('committees/ocean.md', 'The sea.\n'),
    'committees/ocean.md, line 1: The fields of this file are not between two lines of three dashes.',
  ],
  [
    'fields without an end',
    edit('addressals/debating-society.md', '\n---\n', '\n'),
    'addressals/debating-society.md, line 1: The fields',
  ],
  [
    'a text as Notepad saves it',
    write('committees/hall.md.txt', 'x'),
    'content/committees/hall.md.txt: Nothing reads a file of this name. Rename it to hall.md.',
  ],
  [
    'a file of facts with the short ending',
    () => cpSync(join(folder, 'conference.yaml'), join(folder, 'conference.yml')),
    'content/conference.yml: Nothing reads a file of this name. Rename it to conference.yaml.',
  ],
  [
    'a picture as an iPhone takes it',
    write('pages/IMG_0042.HEIC', 'x'),
    'content/pages/IMG_0042.HEIC: Browsers cannot show a HEIC picture.',
  ],
  [
    'a letter among the committees',
    copy('addressals/debating-society.md', 'committees/principal.md'),
    'content/committees/principal.md: This looks like a letter, which belongs in the folder addressals.',
  ],
  [
    'a committee among the pages',
    copy('committees/ocean.md', 'pages/disec.md'),
    'content/pages/disec.md: This looks like a committee, which belongs in the folder committees.',
  ],
  [
    'a committee outside of its folder',
    copy('committees/ocean.md', 'disec.md'),
    'content/disec.md: This looks like a committee, which belongs in the folder committees.',
  ],
  // YAML
  [
    'a field that every object has',
    conference('edition:', '__proto__: { a: 1 }\nedition:'),
    'There is no field of this name. Remove it.',
  ],
  ['a tab', conference('  first: "', '\tfirst: "'), 'conference.yaml, line 18: This line begins with a tab'],
  [
    'a pasted space',
    conference('  first: "', ' \u00a0first: "'),
    'conference.yaml, line 18: This line begins with a tab, or with a special space',
  ],
  [
    'a space too few',
    edit('secretariat.yaml', '    name: "N', '   name: "N'),
    'secretariat.yaml, line 10: This line begins with one space too many, or too few.',
  ],
  [
    'a colon in a text',
    agenda('agenda: Nets: who pays'),
    'committees/ocean.md, line 7: A text that contains a colon followed by a space needs quotes.',
  ],
  [
    'curly quotes',
    conference('last: "2024-04-20"', 'last: “2024-04-20”'),
    'conference.yaml, line 19, dates.last: Curly quotes do not work around a text.',
  ],
  [
    'lines whose # was taken away without the space behind it',
    conference('#nextEdition:\n#  first: "2031-04-19"\n#  last', ' nextEdition:\n   first: "2031-04-19"\n   last'),
    'conference.yaml, line 22: This line begins with one space too many, or too few. If you have taken a # away',
  ],
  [
    'a field that is pushed in below a comment',
    conference('edition: 1', '   edition: 1'),
    'conference.yaml, line 9: This line begins with one space too many, or too few. If you have taken a # away, delete the space behind it, too.',
  ],
  [
    'an unclosed quote, far above the end',
    agenda("agenda: 'Nets"),
    'committees/ocean.md, line 7: A text that begins with a quotation mark must end with the same one.',
  ],
  [
    'an apostrophe between quotes',
    agenda("agenda: 'The world's nets'"),
    'line 7: There is more text after the closing quotation mark.',
  ],
  [
    'a sign at the beginning',
    conference('label: "@corribmun"', 'label: @corribmun'),
    'conference.yaml, line 66: A text cannot begin with this character.',
  ],
  ['a # in a text', agenda('agenda: Net # 4'), 'committees/ocean.md, line 7: The website would show nothing after #.'],
  [
    'entries below an empty list',
    edit('secretariat.yaml', 'phones: []', `phones: []\n      - ${NUMBER}`),
    'secretariat.yaml, line 16: The list of this entry is said to be empty. Delete the brackets [] above it.',
  ],
  ['a colon without a space', agenda('agenda:The nets'), 'committees/ocean.md, line 7: Write a space after the colon.'],
  [
    'a field twice',
    conference('city: Galway', 'city: Galway\ncity: Cork'),
    'conference.yaml, line 12: This field is here a second time.',
  ],
  [
    'a line that is pushed in',
    agenda('  agenda: The nets'),
    'committees/ocean.md, line 6: This line, or the one below it, does not fit those around it.',
  ],
  ['a text in stars', agenda('agenda: *New*'), 'committees/ocean.md, line 7: A text cannot begin with this character.'],
  ['a text after &', agenda('agenda: &new hello'), 'line 7: A text cannot begin with this character.'],
  [
    'a list that contains itself',
    conference('  - title: Delegate Handbook', '  - &list [*list]\n  - title: Delegate Handbook'),
    'conference.yaml, line 58: A text cannot begin',
    'conference.yaml, line 58: A text cannot begin',
  ],
  [
    'curly quotes around a colon',
    agenda('agenda: “Nets: who pays”'),
    'committees/ocean.md, line 7: Curly quotes do not work around a text.',
  ],
  // Fields
  [
    'an unknown field',
    conference('\nemail: ', '\nemial: '),
    'email: This field is missing. Write one email address here',
    'conference.yaml, line 69, emial: There is no field of this name here. Look at its spelling, and at the spaces before it. The fields are: name,',
  ],
  [
    'a missing field',
    edit('committees/ocean.md', 'fullName: United Nations Ocean Conference\n', ''),
    'committees/ocean.md, line 4, fullName: This field is missing. Write some text here',
  ],
  [
    'a text for a number',
    conference('edition: 1', 'edition: first'),
    'edition: Write a whole number here, without quotes, for example: 9',
  ],
  [
    'a text for a list',
    edit('secretariat.yaml', `phones:\n      - ${NUMBER}`, `phones: ${NUMBER}`),
    'secretariat.yaml, line 11, roles[1].phones: Write a list here',
  ],
  [
    'a text for a group',
    conference('dates:\n  first: "2024-04-20"\n  last: "2024-04-20"', 'dates: April'),
    'line 17, dates: Write a group of fields here, each on its own line with two more spaces before it: first, last.',
  ],
  [
    'two of three wordings',
    edit('site/pages.yaml', '      during: The day has begun. Ring us before you send anybody.\n', ''),
    'home.cards.registration: Write one text here, or three on lines of their own: before, during and after.',
  ],
  [
    'emphasis: maybe',
    edit('site/guidelines.yaml', '        emphasis: true', '        emphasis: maybe'),
    'site/guidelines.yaml, line 29, parts[2].items[1].emphasis: Write true or false here',
  ],
  [
    'a field that a translation lacks',
    edit('site/pl/parents.yaml', '  print: Wydrukuj tę stronę\n', ''),
    'site/pl/parents.yaml, line 6, words.print: This field is missing.',
  ],
  [
    'a date that does not exist',
    conference('last: "2024-04-20"', 'last: "2024-02-30"'),
    'conference.yaml, line 19, dates.last: Write a real date in quotes',
  ],
  [
    'a last day before the first',
    conference('last: "2024-04-20"', 'last: "2024-04-19"'),
    'line 19, dates.last: The last day is before the first.',
  ],
  [
    'a next edition that is earlier',
    conference('# Time zone', 'nextEdition:\n  first: "2024-03-01"\n  last: "2024-03-02"\n# Time zone'),
    'conference.yaml, line 26, nextEdition.first: The next edition begins before this one is over.',
  ],
  [
    'a telephone number in curly quotes',
    edit('secretariat.yaml', 'phones: []', 'phones: [‘+353 91 555 0100’]'),
    'Curly quotes do not work around a text.',
  ],
  [
    'a notice until some day',
    conference('until: "2024-04-08"', 'until: 8 April'),
    'conference.yaml, line 36, notice.until: Write a real date in quotes',
  ],
  [
    'registration that closes after the first day',
    conference('registrationCloses: "2024-04-10"', 'registrationCloses: "2024-04-21"'),
    'conference.yaml, line 51, registrationCloses: Registration closes after the conference has begun.',
  ],
  [
    'registration that closes on no date',
    conference('registrationCloses: "2024-04-10"', 'registrationCloses: 10 April'),
    'conference.yaml, line 51, registrationCloses: Write a real date in quotes',
  ],
  [
    'two dress codes for one day',
    conference('replyWithin', 'dressCode:\n  - Formal\n  - Jumpers\nreplyWithin'),
    'conference.yaml, line 43, dressCode: Write one dress code for each day',
  ],
  [
    'a site with a slash at its end',
    conference('corribmun.example.org\n#', 'corribmun.example.org/\n#'),
    'line 15, site: Write the address of the website here, without a slash at the end',
  ],
  [
    'a time zone that there is not',
    conference('Europe/Dublin', 'Europe/Dubln'),
    'timeZone: Write the time zone of the venue here, as Continent/City',
  ],
  // Links
  [
    'an address in curly quotes',
    address('“https://example.org/b”'),
    'conference.yaml, line 59, resources[1].url: Curly quotes do not work around a text.',
  ],
  [
    'a field that links to a missing page',
    edit('committees/city-council.md', '/coming-soon', '/coming-son'),
    'committees/city-council.md, line 16, backgroundGuide[1].url: There is no page and no file /coming-son on this website. The pages are: / /home',
  ],
  [
    'a text that links to a missing page',
    overview('[See](/guidlines). Nobody owns'),
    'committees/ocean.md, line 19: There is no page and no file /guidlines',
  ],
  [
    'a link without words',
    overview('[](/guidelines). Nobody owns'),
    'committees/ocean.md, line 19: This link has no words.',
  ],
  [
    'an empty address of social media',
    conference('url: https://example.org/social', "url: ''"),
    'social.url: Write the whole address of the page',
  ],
  [
    'an address for a list',
    edit(
      'committees/ocean.md',
      /executiveBoard:\n(?: .*\n)+/.exec(
        readFileSync('tests/fixtures/sample-edition/committees/ocean.md', 'utf8'),
      )?.[0] ?? '',
      'executiveBoard: https://example.org/ocean\n',
    ),
    'executiveBoard: Write a list here: each entry on its own line, after two more spaces, a dash and a space. For example:\nexecutiveBoard:\n  - title: Executive Board Members\n    url: /coming-soon',
  ],
  [
    'an empty list',
    lines('committees/ocean.md', /executiveBoard:\n(?: .*\n)+/, 'executiveBoard: []\n'),
    'executiveBoard: Write a list here: each entry on its own line',
  ],
  [
    'a link with a space',
    overview('[See](https://example.org/the guide). Nobody owns'),
    'line 19: This did not become a link.',
  ],
  [
    'a link by reference to a missing page',
    overview('See [the rules][r].\n\n[r]: /guidlines\n\nNobody owns'),
    'committees/ocean.md, line 21: There is no page and no file /guidlines',
  ],
  [
    'a link to the editor of a form',
    address('https://docs.google.com/forms/d/1aB/edit#responses'),
    'conference.yaml, line 59, resources[1].url: This is the address of the form’s editor, where answers can be read',
  ],
  [
    'a link to the answers of a form',
    address('https://docs.google.com/forms/d/1aB/viewanalytics'),
    'resources[1].url: This is the address of the form’s editor, where answers can be read',
  ],
  [
    'a link that takes a detour',
    overview('[See](https://www.google.com/url?q=https://example.org/a%20b&sa=D). Nobody owns'),
    'line 19: This link takes a detour that records who follows it. Write the address itself: https://example.org/a b',
  ],
  [
    'a further page that is gone',
    remove('pages/first-conference.md'),
    'conference.yaml, line 35, notice.link: There is no page and no file /first-conference',
  ],
  [
    'a committee that is gone',
    remove('committees/congress-of-vienna.md', 'committees/european-council.md'),
    'pages/schedule.md, line 23: There is no page and no file /committees/european-council on this website. The pages are: /committees/city-council /committees/newsroom /committees/ocean.',
  ],
  // Markdown that did not become what was meant
  ['a link in exchanged brackets', overview('(See)[/guidelines]. Nobody owns'), 'line 19: This did not become a link.'],
  ['a link with a gap', overview('A\n[See] (/guidelines). Nobody owns'), 'line 20: This did not become a link.'],
  ['an unclosed link', overview('[See](/guidelines. Nobody owns'), 'line 19: This did not become a link.'],
  ['a link to a missing reference', overview('[See][rules]. Nobody owns'), 'line 19: This did not become a link.'],
  [
    'a link in a field',
    edit('site/parents.yaml', '{committeeCount} committees', '[{committeeCount}](/committees) committees'),
    'site/parents.yaml, line 48, questions[6].answer: There are no links and no tags in this field.',
  ],
  ['a tag in a field', agenda('agenda: <b>Nets</b>'), 'line 7, agenda: There are no links and no tags in this field.'],
  [
    'a link whose words do not end',
    overview('See [the rules(/guidelines). Nobody owns'),
    'committees/ocean.md, line 19: This did not become a link.',
  ],
  ['unclosed bold', overview('**Nobody owns'), 'line 19: Visitors would see these asterisks.'],
  ['a heading without its space', overview('##Fees\n\nNobody owns'), 'line 19: This did not become a heading.'],
  ['a second title', overview('# Fees\n\nNobody owns'), 'line 19: The title of the page is its first heading'],
  [
    'a table without its dashes',
    overview('| A | B |\n| 1 | 2 |\n\nNobody owns'),
    'line 19: This did not become a table.',
  ],
  ['a table of a word processor', overview('A\tB\n1\t2\n\nNobody owns'), 'line 19: This did not become a table.'],
  ['bullets of a word processor', overview('To bring:\n•\ta pen\n•\tpaper'), 'line 20: This did not become a list.'],
  ['a list without spaces', overview('1.A pen\n2.Paper'), 'line 19: This did not become a list.'],
  [
    'a file pasted twice',
    overview('One.\n\n---\norder: 1\ntitle: Ocean\n---\n\nNobody owns'),
    'line 22: The fields of this file are in it a second time.',
  ],
  ['a tag', overview('<b>Nobody</b> owns'), 'line 19: Markup such as <b> does not work here.'],
  ['a script', overview('<script>alert(1)</script>\n\nNobody owns'), 'line 19: Markup such as <script>'],
  ['a name in angle brackets', overview('<Name> owns'), 'line 19: Markup such as <Name> does not work here.'],
  [
    'a picture with a slash',
    edit('pages/media.md', '(hall.jpg)', '(/hall.jpg)'),
    'pages/media.md, line 11: Write the name of the picture alone, without / before it: hall.jpg',
  ],
  // What must agree
  [
    'a fact that there is not',
    edit('site/parents.yaml', '{committeeCount} committees', '{committees} committees'),
    'site/parents.yaml, line 48, questions[6].answer: There is no fact called {committees}. The facts are: {name} {edition}',
  ],
  [
    'a name in braces that is one of the programming language’s',
    edit('site/about.md', '{dayCount}', '{constructor}'),
    'site/about.md, line 19: There is no fact called {constructor}.',
  ],
  [
    'a brace without the other',
    edit('site/about.md', '{dayCount}', '{dayCount'),
    'site/about.md, line 19: A brace is missing here.',
  ],
  [
    'a dress code for a day that there is not',
    edit('site/about.md', 'there is no dress code', 'wear {dressCode2}'),
    'site/about.md, line 21: There is nothing to say for {dressCode2}: conference.yaml has no dress code for that day.',
  ],
  [
    'a fact in a fact',
    conference('venue: Saltmarsh Hall, Galway', "venue: 'Saltmarsh Hall, {city}'"),
    'conference.yaml, line 28, venue: This is a fact itself, and cannot name another: write out {city} here.',
  ],
  [
    'a fact that this conference lacks',
    edit('site/about.md', 'there is no dress code', 'wear {dressCode}'),
    'site/about.md, line 21: There is nothing to say for {dressCode}: conference.yaml has no dressCode.',
  ],
  [
    'a further page at an address of the site',
    copy('pages/privacy.md', 'pages/offline.md'),
    'pages/offline.md: The website itself uses the address /offline.',
    'have the same title, Privacy.',
  ],
  [
    'a further page without text',
    write('pages/news.md', '---\ntitle: News\ndescription: News.\n---\n'),
    'pages/news.md: The text is missing.',
  ],
  [
    'a committee without an overview',
    edit('committees/city-council.md', 'caseFileDaysBefore: 15\n', ''),
    'committees/city-council.md: The overview is missing.',
  ],
  [
    'a word in two terms of the glossary',
    edit('site/glossary.yaml', '[amendments]', '[amendments, Agenda]'),
    'site/glossary.yaml, line 12, terms[2]: “Agenda” is in a term above already.',
  ],
  [
    'a reference to a missing term',
    edit('site/glossary.yaml', 'see: [draft]', 'see: [draught]'),
    'line 12, terms[2]: This list has no term “draught”.',
  ],
  [
    'a language that there is not',
    () => cpSync(join(folder, 'site/pl'), join(folder, 'site/xx'), { recursive: true }),
    'site/xx/parents.yaml: There is no language with the two letters xx.',
  ],
  [
    'years out of order',
    write(
      'site/history.yaml',
      'timeline:\n  - { year: 2020, title: A, text: A. }\n  - { year: 2010, title: B, text: B. }\n',
    ),
    'site/history.yaml, line 3, timeline[2].year: 2010 comes after 2020 here.',
  ],
  // Pictures
  [
    'a missing picture',
    edit('pages/media.md', '(hall.jpg)', '(foyer.jpg)'),
    'pages/media.md, line 11: There is no picture pages/foyer.jpg.',
  ],
  [
    'an unreadable picture',
    write('committees/ocean.jpg', 'x'),
    'committees/ocean.md, line 8, image: This file cannot be read as a picture.',
  ],
  [
    'a mark that is no square',
    edit('site/mark.svg', 'viewBox="0 0 100 100"', 'viewBox="0 0 100 80"'),
    'site/mark.svg: The mark must be an SVG drawing in a square.',
  ],
  [
    'a script in the mark',
    edit('site/mark.svg', '</svg>', '<script>alert(1)</script></svg>'),
    'site/mark.svg: The mark must be made of shapes alone, and this file has: <script —',
  ],
  [
    'a mark that reacts',
    edit('site/mark-small.svg', '<svg ', '<svg onload="alert(1)" '),
    'site/mark-small.svg: The mark must be made of shapes alone, and this file has: onload= —',
  ],
  [
    'a mark with a picture of another website',
    edit('site/mark.svg', '</svg>', '<use href="https://example.org/a.svg#a"/></svg>'),
    'site/mark.svg: The mark must be made of shapes alone, and this file has: href="https://example.org/ —',
  ],
  [
    'a mark that is no drawing',
    edit('site/mark.svg', '</svg>', '</sv>'),
    'site/mark.svg: The mark must be an SVG drawing in a square.',
  ],
  // Colours
  [
    'a script in the colours',
    edit('site/theme.css', '--night-360: #7c949a;', '--night-360: #7c949a;</style><script>alert(1)</script>'),
    'site/theme.css, line 41: Only colours belong in this file',
  ],
  [
    'a script in a comment of the colours',
    edit('site/theme.css', '/* The header', '/* </style><script>alert(1)</script> The header'),
    'site/theme.css, line 39: Only colours belong in this file',
  ],
  [
    'a script after the colours',
    edit('site/theme.css', '\n}\n', '\n}\n</style><script>alert(1)</script>\n'),
    'site/theme.css, line 50: Only colours belong in this file',
  ],
  [
    'rules besides the colours',
    edit('site/theme.css', '\n}\n', '\n}\nbody { display: none }\n'),
    'site/theme.css, line 49: Only colours belong in this file, between “:root {” and “}”',
  ],
  [
    'a missing semicolon',
    edit('site/theme.css', '#7c949a;', '#7c949a'),
    'site/theme.css, line 41: There is no semicolon (;) at the end of this line.',
  ],
  [
    'a colour that there is not',
    edit('site/theme.css', '--ink-624', '--ink-625'),
    'site/theme.css, line 20: There is no colour called --ink-625. The colours are: --ink-775 --ink-624.',
  ],
  [
    'a colour by its name',
    edit('site/theme.css', '#7c949a', 'slategrey'),
    'site/theme.css, line 41: Write a colour here as # and six figures or letters from a to f, for example: --night-360: #0d1527;',
  ],
  [
    'an enormous picture',
    write('committees/ocean.jpg', Buffer.alloc(20_000_001)),
    'line 8, image: This picture has 21 MB, and at most 20 MB are possible.',
  ],
  [
    'a drawing under the name of a picture',
    write('pages/hall.jpg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'pages/media.md, line 11: This file cannot be read as a picture.',
  ],
  [
    'a drawing under the name of a committee’s picture for the dark scheme',
    write('committees/european-council-night.webp', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'content/committees/european-council-night.webp: This file cannot be read as a picture.',
  ],
  [
    'a picture whose name says another kind',
    copy('pages/vote.webp', 'pages/hall.jpg'),
    'pages/media.md, line 11: This file is a WebP picture, but its name says another kind. Rename it, so that it ends in .webp',
  ],
  [
    'a picture of another website',
    edit('committees/ocean.md', 'image: ocean.jpg', 'image: https://example.org/ocean.jpg'),
    'committees/ocean.md, line 8, image: Pictures on other websites are not shown. Download it',
  ],
  [
    'a picture of another website in a text',
    edit('pages/media.md', '(hall.jpg)', '(https://example.org/hall.jpg)'),
    'pages/media.md, line 11: Pictures on other websites are not shown. Download it',
  ],
  [
    'a picture as an iPhone takes it',
    edit('committees/ocean.md', 'image: ocean.jpg', 'image: IMG_0042.HEIC'),
    'committees/ocean.md, line 8, image: Browsers cannot show a HEIC picture.',
  ],
  [
    'a picture of a committee without a description',
    edit('committees/ocean.md', 'imageAlt: A pale sun over a calm sea\n', ''),
    'committees/ocean.md, line 4, imageAlt: This field is missing. Say what the picture shows',
  ],
  [
    'a picture of a page without a description',
    edit('pages/media.md', '![The backs of many heads in a hall with five pointed windows]', '![]'),
    'pages/media.md, line 11: Say what this picture shows',
  ],
];

test.each(MISTAKES)('%s is named with its file and its remedy', async (_name, change, ...says) => {
  change();
  const found = await problems();
  expect(found).toEqual(says.map((part) => expect.stringContaining(part)));
});

/** Values of one kind of field, each of which is wrong, and what all of them get. */
const KINDS: [kind: string, change: (to: string) => Change, values: string[], says: string][] = [
  [
    'text',
    (to) => conference('venue: Saltmarsh Hall, Galway', `venue: ${to}`),
    ['', '42', 'true', '{city}', '[The hall]'],
    "conference.yaml, line 28, venue: Write some text here (in 'single quotes' if it begins with a brace, contains a colon, or is a number, true or false), for example: The town hall, Geneva",
  ],
  [
    'date',
    (to) => conference('last: "2024-04-20"', `last: ${to}`),
    ['"2024-02-30"', '20 April 2024', '2024', '"20-04-2024"'],
    'conference.yaml, line 19, dates.last: Write a real date in quotes, as year-month-day, for example: "2030-03-15"',
  ],
  [
    'address of a page',
    address,
    [
      'http://example.org/b',
      'www.example.org/b',
      'https://example.org/the brochure',
      'https://a.example.org https://b.example.org',
      'https://brochure',
      'hello@example.org',
      'https://hello@example.org',
      'coming-soon',
    ],
    'conference.yaml, line 59, resources[1].url: Write the whole address of the page, from https:// on, for example: https://example.org/guide — or the path of a page of this website, for example: /coming-soon',
  ],
  [
    'email address',
    (to) => conference('hello@corribmun.example.org', to),
    ['corribmun@gmail,com', 'a@example.org, b@example.org', 'corribmun'],
    'conference.yaml, line 69, email: Write one email address here, for example: secretariat@example.org',
  ],
  [
    'telephone number',
    (to) => edit('secretariat.yaml', NUMBER, to),
    ["'+353 20 910 OO17'", '+353209100017', "'020 910 0017, 020 910 0018'"],
    "secretariat.yaml, line 12, roles[1].phones[1]: Write one telephone number in quotes, as it is dialled, for example: '+91 98765 43210', '0522 274 0123' or '0522 274 0123 ext. 12'",
  ],
  [
    'line of YAML',
    agenda,
    ['agenda = The nets', 'The nets'],
    'committees/ocean.md, line 7: This line, or the one below it, does not fit those around it. It begins with the wrong number of spaces, or there is no colon and space after the name of its field, or it is the rest of the line above.',
  ],
];

const WRONG_VALUES = KINDS.flatMap(([kind, change, values, says]) =>
  values.map((value) => [kind, value, change(value), says] as const),
);

test.each(WRONG_VALUES)('a wrong %s gets an example of its kind: %s', async (_kind, _value, change, says) => {
  change();
  expect(await problems()).toEqual([expect.stringContaining(says)]);
});

test('all files that nothing reads are listed at once', async () => {
  const strays = ['committees/ocean (1).md', 'committees/WHO.md', 'fees.docx', 'media.yaml', 'pages/Great hall.jpg'];
  for (const file of strays) write(file, 'x')();
  const found = await problems();
  expect(found).toHaveLength(strays.length);
  for (const file of strays)
    expect(found).toContainEqual(expect.stringContaining(`content/${file}: Nothing reads a file of this name`));
});

test('a link may lead to an earlier edition, and to a document', async () => {
  const publicFolder = join(folder, '.public');
  mkdirSync(join(publicFolder, '2023'), { recursive: true });
  writeFileSync(join(publicFolder, '2023/home.html'), 'x');
  for (const file of ['fees.pdf', 'fee list.pdf']) writeFileSync(join(publicFolder, file), 'x');
  overview('[Then](/2023/home), [now](/fees.pdf), [all](/fee%20list.pdf), [all](</fee list.pdf>): nobody owns')();
  address('/fee list.pdf')();
  expect(await checkContent(readContent(folder), publicFolder)).toEqual([]);
});

/** Unusual contents in which nothing is wrong. */
const RIGHT: [name: string, ...changes: Change[]][] = [
  ['the sample edition as it is'],
  [
    'a single committee',
    remove('pages/schedule.md', 'pages/media.md', 'pages/hall.jpg', 'pages/vote.webp'),
    remove(
      ...['city-council', 'congress-of-vienna', 'ocean', 'european-council'].map((name) => `committees/${name}.md`),
    ),
    remove(
      'committees/ocean.jpg',
      ...['', '-night', '-small', '-night-small'].map((name) => `committees/european-council${name}.webp`),
    ),
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
  ['no colours', write('site/theme.css', ':root {\n}\n')],
  [
    'lines whose # was taken away',
    conference('#nextEdition:\n#  first: "2031-04-19"\n#  last', 'nextEdition:\n  first: "2031-04-19"\n  last'),
  ],
  ['no documents', lines('conference.yaml', /resources:\n(?: .*\n)+/)],
  [
    'no social media, no map, no restrictions',
    lines('conference.yaml', /social:\n(?: .*\n)+/),
    lines('conference.yaml', /map: .*\n/),
    lines('conference.yaml', /restrictions: .*\n/),
  ],
  [
    'no notice and no further page',
    lines('conference.yaml', /notice:\n(?: .*\n)+/),
    () => rmSync(join(folder, 'pages'), { recursive: true }),
  ],
  ['no translation', remove('site/pl/parents.yaml')],
  [
    'two days, each with a dress code',
    conference('last: "2024-04-20"', 'last: "2024-04-21"'),
    conference('replyWithin', 'dressCode: [Formal, Jumpers]\nreplyWithin'),
  ],
  ['a text in curly quotes', agenda('agenda: “Who pays?”')],
  [
    'a name with an apostrophe',
    edit('secretariat.yaml', '"Niamh Brennan"', `"Niamh O'Brien"`),
    conference('city: Galway', "city: Ballina's Quay"),
  ],
  ['a date without quotes', conference('last: "2024-04-20"', 'last: 2024-04-20')],
  [
    'Windows line ends and a byte order mark',
    () =>
      writeFileSync(
        join(folder, 'conference.yaml'),
        `\ufeff${readFileSync('tests/fixtures/sample-edition/conference.yaml', 'utf8').replaceAll('\n', '\r\n')}`,
      ),
  ],
  [
    'an address with brackets, and one with a title',
    overview('[The sea](https://example.org/sea_(law)), [the rules](/guidelines "Rules"). Nobody owns'),
  ],
  [
    'links to a section, to the top of another page, and to an address in angle brackets',
    overview('[Below](#below), [rules](/guidelines#dress), <https://example.org>, https://example.org. Nobody owns'),
  ],
  [
    'signs that are meant',
    overview(
      '[the law (https://example.org)] \\*\\* a [sic] (as spelt) \\[x\\](y) 2 * 3, a < b, `**` *Corrib* #MUN\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\nNobody owns',
    ),
  ],
  ['a path in the address of the site', conference('corribmun.example.org\n#', 'corribmun.example.org/mun\n#')],
  ['files of systems and people', write('.DS_Store', 'x'), write('committees/Thumbs.db', 'x'), write('README.md', 'x')],
];

test.each(RIGHT)('%s has no problems', async (_name, ...changes) => {
  for (const change of changes) change();
  expect(await problems()).toEqual([]);
});
