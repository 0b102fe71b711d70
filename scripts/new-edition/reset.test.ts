import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  addToHistory,
  checkAnswers,
  resetAddressal,
  resetCommittee,
  resetConference,
  resetSecretariat,
} from './reset.ts';

const answers = { first: '2031-01-02', last: '2031-01-03', venue: 'A hall', city: 'Agra' };

test('the facts of the conference are set, and comments and order stay', () => {
  const yaml = `# Facts
edition: 3 # in figures
city: Lucknow
# Days
dates:
  first: "2030-01-02"
  last: "2030-01-03"
countdownTarget: "2030-01-02T09:30:00"
venue: The school
map: https://maps.example.com/x
calendarChanges: 2
registration:
  individual: https://forms.example.com/1
  school: https://forms.example.com/2
resources:
  - title: Conference Handbook
    url: https://papers.example.com/3
    note: Rules
email: a@b.org
`;
  const changes = [
    ['edition: 3', 'edition: 4'],
    ['Lucknow', 'Agra'],
    ['first: "2030-', 'first: "2031-'],
    ['last: "2030-', 'last: "2031-'],
    ['Target: "2030-', 'Target: "2031-'],
    ['The school', 'A hall'],
    ['https://maps.example.com/x', 'https://example.org/map'],
    ['calendarChanges: 2', 'calendarChanges: 0'],
    ['https://forms.example.com/1', 'https://example.org/registration/individual'],
    ['https://forms.example.com/2', 'https://example.org/registration/school'],
    ['https://papers.example.com/3', 'https://example.org/resources/conference-handbook'],
  ] as const;
  expect(resetConference(yaml, answers)).toBe(
    changes.reduce((text, [before, after]) => text.replace(before, after), yaml),
  );
});

test.each([
  ['fewer days', '2031-01-02', ['Formals']],
  ['as many days', '2031-01-03', ['Formals', 'Sarees']],
  ['more days', '2031-01-05', ['Formals', 'Sarees', 'To be announced', 'To be announced']],
])('for %s there is one dress code each', (_what, last, dressCode) => {
  const yaml = 'dressCode:\n  - Formals\n  - Sarees\n';
  expect(parse(resetConference(yaml, { ...answers, last }))).toMatchObject({ dressCode });
});

const fieldsOf = (file: string) => parse(file.split(/^---$/m)[1] ?? '');
const committee = `---
# Its place
order: 1
title: UNX
cardTitle: UNX
kind: united-nations
agenda: 'Old: agenda'
image: unx.webp
summary: Old.
executiveBoard:
  - title: Board 1
    url: https://papers.example.com/1
  - title: Board 2
    url: https://papers.example.com/2
awards:
  - award: Best delegate
backgroundGuide:
  - title: Background Guide
    url: /coming-soon
portfolios: [{ name: France, taken: true }]
portfolioSheet: https://papers.example.com/5
---

The old overview.
`;

test('a committee keeps what it is and loses what it debated', () => {
  const reset = resetCommittee(committee, 'unx');
  expect(reset).toMatch(/^---\n# Its place\norder: 1\n[\s\S]*---\n$/);
  expect(fieldsOf(reset)).toEqual({
    order: 1,
    title: 'UNX',
    cardTitle: 'UNX',
    kind: 'united-nations',
    agenda: 'To be written.',
    image: 'unx.webp',
    summary: 'To be written: one sentence about UNX and its agenda.',
    executiveBoard: [
      { title: 'Board 1', url: 'https://example.org/unx/board-1' },
      { title: 'Board 2', url: 'https://example.org/unx/board-2' },
    ],
    backgroundGuide: [{ title: 'Background Guide', url: '/coming-soon' }],
    overviewPending: 'To be written.',
  });
});

test('a case file is promised again, for the same day', () => {
  const crisis = committee.replace("agenda: 'Old: agenda'", 'agenda: Case file, 7 days prior\ncaseFileDaysBefore: 7');
  expect(fieldsOf(resetCommittee(crisis, 'unx'))).toMatchObject({
    agenda: 'Case file, 7 days prior',
    caseFileDaysBefore: 7,
    summary: 'Old.',
  });
});

test('a letter keeps its voice and loses its words', () => {
  const letter =
    '---\norder: 1\ntitle: Message\nauthor: A. Name\nsummary: Old.\nclosing: Principal\n---\n\nOld words.\n';
  expect(resetAddressal(letter)).toBe(
    '---\norder: 1\ntitle: Message\nauthor: ""\nsummary: "To be written: one sentence about the letter “Message”."\nclosing: Principal\n---\n\nTo be written.\n',
  );
});

test('the roles stay, without those who held them', () => {
  const yaml =
    "# People\nroles:\n  - role: Director\n    name: A. Name\n    phones:\n      - '98765 43210'\n    whatsapp: '98765 43210'\n";
  expect(resetSecretariat(yaml)).toBe('# People\nroles:\n  - role: Director\n    name: ""\n    phones: []\n');
});

const past = { edition: 3, dates: { first: '2030-01-31', last: '2030-02-01' }, venue: '', city: 'Agra' };

test('the past edition enters the history once', () => {
  const yaml = '# Years\ntimeline:\n  - year: 2016\n    title: Beginning\n    text: It begins.\n';
  const written = addToHistory(yaml, past, 12);
  expect(parse(written).timeline[1]).toEqual({
    year: 2030,
    title: 'The third edition',
    text: 'Twelve committees meet in Agra on 31 January and 1 February.',
  });
  expect(addToHistory(written, past, 12)).toBe(written);
});

test.each([
  [{}, [], []],
  [{ first: '2027-10-08', last: '2027-10-09' }, [], ['is not in 2026, the year after']],
  [{ first: '09-10-2026' }, ['dates.first: Write a real date as year-month-day'], []],
  [{ last: 'soon' }, ['dates.last: Write a real date as year-month-day'], []],
  [{ first: '2025-12-09', last: '2025-12-10' }, ['is not after 2025'], []],
  [{ last: '2026-10-08' }, ['dates.last: The last day, 2026-10-08, is before the first'], []],
  [{ last: '2026-10-30' }, ['dates.last: From 2026-10-09 to 2026-10-30 is 22 days'], []],
  [{ city: ' ' }, ['city: Some text is missing'], []],
])('of the answers, %j is refused with its remedy, or doubted', (change, wrong, doubtful) => {
  const yaml = readFileSync('tests/fixtures/sample-edition/conference.yaml', 'utf8');
  const next = { first: '2026-10-09', last: '2026-10-10', venue: 'The school', city: 'Lucknow', ...change };
  const { issues, doubts } = checkAnswers(yaml, next);
  expect(issues).toEqual(wrong.map((words) => expect.stringContaining(words)));
  expect(doubts).toEqual(doubtful.map((words) => expect.stringContaining(words)));
});
