import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkContent } from '../../src/content/checks/check-content.ts';
import { launchList } from '../../src/content/checks/launch-list.ts';
import { formatIssue } from '../../src/content/reading/issue.ts';
import { SAMPLE_CONTENT } from '../../tests/support/sample.ts';
import { checkAnswers, resetContent } from './reset.ts';

const ANSWERS = { first: '2025-04-25', last: '2025-04-27', venue: 'A hall', city: 'Cork' };
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
  cpSync(SAMPLE_CONTENT, folder, { recursive: true });
  // As real addresses, with a dress code and the topic of a case file.
  for (const [name, text] of Object.entries(textsIn(folder)))
    writeFileSync(
      join(folder, name),
      text
        .replaceAll('https://example.org', 'https://school.ie')
        .replace('replyWithinHours:', 'dressCode:\n  - title: Old jumpers\nreplyWithinHours:')
        .replace('Case file (To be released 15 days prior to the conference)', 'The old harbour'),
    );
  writeFileSync(
    join(folder, 'history.yaml'),
    'timeline:\n  - year: 2023\n    title: A sheet of paper\n    text: Four students ask for a hall.\n',
  );
  const letter = join(folder, 'addressals/board-of-parents.md');
  writeFileSync(letter, readFileSync(letter, 'utf8').replace('confirmed: false', 'confirmed: true'));
  mkdirSync(join(folder, 'announcements'), { recursive: true });
  writeFileSync(join(folder, 'announcements/hall.md'), 'Hall 3 instead of Hall 1');
  before = textsIn(folder);
  resetContent(folder, ANSWERS);
});
afterAll(() => rmSync(scratch, { recursive: true }));

test('a new edition has no mistakes, and the launch list names what is to be written', async () => {
  const { issues, edition, passages } = await checkContent(folder, 'public');
  expect(issues).toEqual([]);
  const list = edition ? launchList(edition, Date.parse('2025-03-01'), passages).map(formatIssue) : [];
  for (const item of [
    'committees/ocean.md, agenda: Visitors read “To be written” here. Write what they should read.',
    'committees/ocean.md, overviewPending: Visitors read “To be written” here. Write what they should read.',
    'addressals/board-of-parents.md, line 13: Visitors read “To be written” here. Write what they should read.',
    'conference.yaml, map: https://example.org/map is a placeholder. Write the real one.',
    'conference.yaml, dressCode[2].title: There is no dress code for day 3 yet. Write it.',
  ])
    expect(list).toContain(item);
});

test('the facts of the conference are set, no form is added, and comments and order stay', () => {
  expect(linesAddedTo('conference.yaml')).toEqual([
    'edition: 2',
    'city: Cork',
    '  first: "2025-04-25"',
    '  last: "2025-04-27"',
    'countdownTarget: "2025-04-25T00:00:00"',
    'venue: A hall',
    'map: https://example.org/map',
    '  - title: To be announced',
    '  - title: To be announced',
    '    url: https://example.org/registration/application-form',
    '    url: https://example.org/resources/delegate-handbook',
    '    url: https://example.org/resources/position-paper-template',
  ]);
  expect(textsIn(folder)['conference.yaml']).not.toMatch(/^ +(opens|closes):/m);
  expect(textsIn(folder)['conference.yaml']?.match(/^#.*$/gm)).toEqual(before['conference.yaml']?.match(/^#.*$/gm));
});

test('a committee keeps what it is and loses what it debated', () => {
  const { agenda, summary, executiveBoard, backgroundGuide, awards, ...kept } = fieldsOf(before['committees/ocean.md']);
  expect(textsIn(folder)['committees/ocean.md']).toMatch(/^---\n[\s\S]*\n---\n$/);
  expect(fieldsOf(textsIn(folder)['committees/ocean.md'])).toEqual({
    ...kept,
    agenda: 'To be written.',
    summary: 'To be written: one sentence about Ocean Conference and its agenda.',
    executiveBoard: [{ ...executiveBoard[0], url: 'https://example.org/ocean/executive-board-members' }],
    backgroundGuide: [{ ...backgroundGuide[0], url: 'https://example.org/ocean/background-guide' }],
    overviewPending: 'To be written.',
  });
});

test('a case file is promised again, for the same day, and links within the site stay', () => {
  expect(fieldsOf(textsIn(folder)['committees/european-council.md'])).toMatchObject({
    agenda: 'Case file (To be released 10 days prior to the conference)',
    caseFileDaysBefore: 10,
    summary: expect.stringContaining('An emergency summit'),
  });
  expect(textsIn(folder)['committees/european-council.md']).not.toMatch(/portfolios|awards|overviewPending/);
  expect(textsIn(folder)['committees/city-council.md']).toContain('url: /coming-soon');
});

test('the topic of a case file that was published is not the agenda of the next', () => {
  expect(fieldsOf(textsIn(folder)['committees/city-council.md'])).toMatchObject({
    agenda: 'Case file (To be released 15 days prior to the conference)',
    summary: 'To be written: one sentence about City Council and its agenda.',
  });
});

test('letters and roles stay, without their words and the people', () => {
  expect(linesAddedTo('addressals/board-of-parents.md')).toEqual([
    'confirmed: false',
    'summary: "To be written: one sentence about the letter “From the Board of Parents”."',
    'To be written.',
  ]);
  const { roles } = parse(textsIn(folder)['secretariat.yaml'] ?? '');
  expect(roles[0]).toEqual({ role: 'Chair of the secretariat', name: '', phones: [] });
});

test('the past edition enters the history, and its schedule, announcements and photographs are gone', () => {
  expect(linesAddedTo('history.yaml')).toEqual([
    '  - year: 2024',
    '    title: The first edition',
    '    text: Five committees meet in Galway on 20 April.',
  ]);
  const gone = ['schedule.yaml', 'dates.yaml', 'announcements', 'media.yaml', 'media'];
  expect(gone.filter((name) => existsSync(join(folder, name)))).toEqual([]);
});

test('a conference without a history begins one with the past edition', () => {
  const young = join(scratch, 'young');
  cpSync(SAMPLE_CONTENT, young, { recursive: true });
  resetContent(young, ANSWERS);
  expect(parse(readFileSync(join(young, 'history.yaml'), 'utf8'))).toEqual({
    timeline: [expect.objectContaining({ year: 2024, title: 'The first edition' })],
  });
});

test.each([
  [{}, [], []],
  [{ last: '2025-04-25' }, [], []],
  [{ first: '2025-02-28', last: '2025-02-28' }, [], ['The first day, 2025-02-28, has passed.']],
  [{ first: '2026-04-24', last: '2026-04-25' }, [], ['is not in 2025, the year after']],
  [{ first: '25-04-2025' }, ['dates.first: Write a real date as year-month-day'], []],
  [{ last: 'soon' }, ['dates.last: Write a real date as year-month-day'], []],
  [{ first: '2024-12-09', last: '2024-12-10' }, ['is not after 2024'], []],
  [{ last: '2025-04-24' }, ['dates.last: The last day, 2025-04-24, is before the first'], []],
  [{ last: '2025-05-17' }, ['dates.last: From 2025-04-25 to 2025-05-17 is 23 days'], []],
  [{ city: ' ' }, ['city: Some text is missing'], []],
])('of the answers, %j is refused with its remedy, or doubted', (change, wrong, doubtful) => {
  const yaml = readFileSync(`${SAMPLE_CONTENT}/conference.yaml`, 'utf8');
  const { issues, doubts } = checkAnswers(yaml, { ...ANSWERS, ...change }, Date.parse('2025-03-01'));
  expect(issues).toEqual(wrong.map((words) => expect.stringContaining(words)));
  expect(doubts).toEqual(doubtful.map((words) => expect.stringContaining(words)));
});
