import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkContent } from '../../src/content/checks/check-content.ts';
import { launchList } from '../../src/content/checks/launch-list.ts';
import { formatIssue } from '../../src/content/reading/issue.ts';
import { checkAnswers, resetContent } from './reset.ts';

const SAMPLE = 'tests/fixtures/sample-edition';
const ANSWERS = { first: '2026-10-08', last: '2026-10-10', venue: 'A hall', city: 'Agra' };
const scratch = mkdtempSync(join(tmpdir(), 'edition-'));
const folder = join(scratch, 'content');
let before: Record<string, string>;

const textsIn = (place: string) =>
  Object.fromEntries(
    readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(md|yaml)$/.test(name))
      .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(place, name), 'utf8')]),
  );
/** Lines that a file has now and did not have before. */
const linesAddedTo = (name: string) => {
  const old = before[name]?.split('\n') ?? [];
  return (textsIn(folder)[name] ?? '').split('\n').filter((line) => !old.includes(line));
};
const fieldsOf = (text = '') => parse(text.split(/^---$/m)[1] ?? '');

beforeAll(() => {
  cpSync(SAMPLE, folder, { recursive: true });
  // As real addresses, and before the edition is part of the history.
  for (const [name, text] of Object.entries(textsIn(folder)))
    writeFileSync(
      join(folder, name),
      text
        .replaceAll('https://example.org', 'https://school.in')
        .replace('https://school.in/unhrc/background-guide', '/coming-soon')
        // The school has one form only.
        .replace(/ {2}- title: School Registration Forms\n.*\n.*\n/, '')
        .replace('https://school.in/registration/individual', '$&\n    opens: "2025-08-01"\n    closes: "2025-09-01"')
        .replace('Case file (To be released 15 days prior to the conference)', 'A dispute about solar panels'),
    );
  writeFileSync(
    join(folder, 'history.yaml'),
    readFileSync(join(folder, 'history.yaml'), 'utf8').replace(/ {2}- year: 2025[\s\S]*/, ''),
  );
  const letter = join(folder, 'addressals/principal.md');
  writeFileSync(letter, readFileSync(letter, 'utf8').replace('confirmed: false', 'confirmed: true'));
  writeFileSync(join(folder, 'dates.yaml'), 'dates:\n  - title: Fees\n    day: "2025-09-01"\n');
  mkdirSync(join(folder, 'announcements'), { recursive: true });
  writeFileSync(join(folder, 'announcements/hall.md'), 'Hall 3 instead of Hall 1');
  before = textsIn(folder);
  resetContent(folder, ANSWERS);
});
afterAll(() => rmSync(scratch, { recursive: true }));

test('a new edition has no mistakes, and the launch list names what is to be written', async () => {
  const { issues, edition, passages } = await checkContent(folder, 'public');
  expect(issues).toEqual([]);
  const list = edition ? launchList(edition, Date.parse('2026-09-01'), passages).map(formatIssue) : [];
  for (const item of [
    'committees/unsc.md, agenda: Write the text for this edition.',
    'committees/unsc.md, overviewPending: Write the text for this edition.',
    'addressals/principal.md, line 13: Write the text for this edition.',
    'conference.yaml, map: https://example.org/map is a placeholder. Write the real one.',
    'conference.yaml, dressCode[2].title: There is no dress code for day 3 yet. Write it.',
  ])
    expect(list).toContain(item);
});

test('the facts of the conference are set, no form is added, and comments and order stay', () => {
  expect(linesAddedTo('conference.yaml')).toEqual([
    'edition: 10',
    'city: Agra',
    '  first: "2026-10-08"',
    '  last: "2026-10-10"',
    'countdownTarget: "2026-10-08T00:00:00"',
    'venue: A hall',
    'map: https://example.org/map',
    '  - title: To be announced',
    '    url: https://example.org/registration/individual-delegate-forms',
    '    url: https://example.org/resources/brochure',
    '    url: https://example.org/resources/conference-handbook',
    '    url: https://example.org/resources/background-guides',
  ]);
  expect(textsIn(folder)['conference.yaml']).not.toMatch(/^ +(opens|closes):/m);
  expect(textsIn(folder)['conference.yaml']?.match(/^#.*$/gm)).toEqual(before['conference.yaml']?.match(/^#.*$/gm));
});

test('a committee keeps what it is and loses what it debated', () => {
  const { agenda, summary, executiveBoard, backgroundGuide, awards, ...kept } = fieldsOf(before['committees/unsc.md']);
  expect(textsIn(folder)['committees/unsc.md']).toMatch(/^---\n[\s\S]*\n---\n$/);
  expect(fieldsOf(textsIn(folder)['committees/unsc.md'])).toEqual({
    ...kept,
    agenda: 'To be written.',
    summary: 'To be written: one sentence about UNSC and its agenda.',
    executiveBoard: [{ ...executiveBoard[0], url: 'https://example.org/unsc/executive-board-members' }],
    backgroundGuide: [{ ...backgroundGuide[0], url: 'https://example.org/unsc/background-guide' }],
    overviewPending: 'To be written.',
  });
});

test('a case file is promised again, for the same day, and links within the site stay', () => {
  expect(fieldsOf(textsIn(folder)['committees/jcc.md'])).toMatchObject({
    agenda: 'Case file (To be released 7 days prior to the conference)',
    caseFileDaysBefore: 7,
    summary: expect.stringContaining('The Joint Crisis Committee responds'),
  });
  expect(textsIn(folder)['committees/jcc.md']).not.toMatch(/portfolios|awards|overviewPending/);
  expect(textsIn(folder)['committees/unhrc.md']).toContain('url: /coming-soon');
});

test('the topic of a case file that was published is not the agenda of the next', () => {
  expect(fieldsOf(textsIn(folder)['committees/wto.md'])).toMatchObject({
    agenda: 'Case file (To be released 15 days prior to the conference)',
    summary: 'To be written: one sentence about WTO; DSB and its agenda.',
  });
});

test('letters and roles stay, without their words and the people', () => {
  expect(linesAddedTo('addressals/principal.md')).toEqual([
    'confirmed: false',
    'summary: "To be written: one sentence about the letter “Principal’s Message”."',
    'To be written.',
  ]);
  const { roles } = parse(textsIn(folder)['secretariat.yaml'] ?? '');
  expect(roles[0]).toEqual({ role: 'Secretary General', name: '', phones: [] });
});

test('the past edition enters the history, and its schedule, announcements and photographs are gone', () => {
  expect(linesAddedTo('history.yaml')).toEqual([
    '  - year: 2025',
    '    title: The ninth edition',
    '    text: Nine committees meet in Lucknow on 10 and 11 October.',
  ]);
  const gone = ['schedule.yaml', 'dates.yaml', 'announcements', 'media.yaml', 'media'];
  expect(gone.filter((name) => existsSync(join(folder, name)))).toEqual([]);
});

test('a conference without a history begins one with the past edition', () => {
  const young = join(scratch, 'young');
  cpSync(SAMPLE, young, { recursive: true });
  rmSync(join(young, 'history.yaml'));
  resetContent(young, ANSWERS);
  expect(parse(readFileSync(join(young, 'history.yaml'), 'utf8'))).toEqual({
    timeline: [expect.objectContaining({ year: 2025, title: 'The ninth edition' })],
  });
});

test.each([
  [{}, [], []],
  [{ last: '2026-10-08' }, [], []],
  [{ first: '2026-08-31', last: '2026-08-31' }, [], ['The first day, 2026-08-31, has passed.']],
  [{ first: '2027-10-08', last: '2027-10-09' }, [], ['is not in 2026, the year after']],
  [{ first: '09-10-2026' }, ['dates.first: Write a real date as year-month-day'], []],
  [{ last: 'soon' }, ['dates.last: Write a real date as year-month-day'], []],
  [{ first: '2025-12-09', last: '2025-12-10' }, ['is not after 2025'], []],
  [{ last: '2026-10-07' }, ['dates.last: The last day, 2026-10-07, is before the first'], []],
  [{ last: '2026-10-30' }, ['dates.last: From 2026-10-08 to 2026-10-30 is 23 days'], []],
  [{ city: ' ' }, ['city: Some text is missing'], []],
])('of the answers, %j is refused with its remedy, or doubted', (change, wrong, doubtful) => {
  const yaml = readFileSync(`${SAMPLE}/conference.yaml`, 'utf8');
  const { issues, doubts } = checkAnswers(yaml, { ...ANSWERS, ...change }, Date.parse('2026-09-01'));
  expect(issues).toEqual(wrong.map((words) => expect.stringContaining(words)));
  expect(doubts).toEqual(doubtful.map((words) => expect.stringContaining(words)));
});
