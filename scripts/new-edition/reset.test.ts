import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { addToHistory, resetAddressal, resetCommittee, resetConference, resetSecretariat } from './reset.ts';

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
  expect(resetConference(yaml, answers)).toBe(`# Facts
edition: 4 # in figures
city: Agra
# Days
dates:
  first: "2031-01-02"
  last: "2031-01-03"
countdownTarget: "2031-01-02T09:30:00"
venue: A hall
map: https://example.org/map
calendarChanges: 0
registration:
  individual: https://example.org/registration/individual
  school: https://example.org/registration/school
resources:
  - title: Conference Handbook
    url: https://example.org/resources/conference-handbook
    note: Rules
email: a@b.org
`);
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
