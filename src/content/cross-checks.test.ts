import { expect, test } from 'vitest';
import type { Committee } from './committee.ts';
import type { Conference } from './conference.ts';
import { findContradictions } from './cross-checks.ts';
import type { Guidelines } from './guidelines.ts';

const conference = {
  dates: { first: '2025-10-10', last: '2025-10-11' },
  countdownTarget: '2025-10-10T00:00:00',
  committeeCount: 2,
} as Conference;
const committee = (slug: string, order: number) =>
  ({ slug, order, cardTitle: slug, summary: slug, image: `/images/${slug}.webp` }) as Committee;
const committees = [committee('unsc', 1), committee('unhrc', 2)];
const crisis = { ...committee('jcc', 2), agenda: 'Case file (To be released 7 days prior to the conference)' };
const guidelines = {
  parts: [
    { title: 'All', items: Array.from({ length: 18 }, (_, n) => ({ title: `${n}`, text: '', emphasis: false })) },
  ],
} as unknown as Guidelines;
const consistent = {
  conference,
  committees,
  addressals: [],
  guidelines,
  glossary: { terms: [] },
  newcomers: { welcome: [], day: [], checklist: [] },
  parents: { questions: [], announcements: [] },
};

test('consistent content has no contradictions', () => {
  expect(findContradictions(consistent, [], () => true)).toEqual([]);
});

test.each([
  [
    'the last day before the first',
    { conference: { ...conference, dates: { first: '2025-10-10', last: '2025-10-09' } } },
    'lies before the first',
  ],
  [
    'eight days',
    { conference: { ...conference, dates: { first: '2025-10-10', last: '2025-10-17' } } },
    'are 8 days, and a conference may last 7',
  ],
  [
    'a countdown to another day',
    { conference: { ...conference, countdownTarget: '2025-10-11T00:00:00' } },
    'Write 2025-10-10T00:00:00',
  ],
  [
    'another number of committees',
    { conference: { ...conference, committeeCount: 12 } },
    'it says 12, and content/committees has 2 files',
  ],
  [
    '17 guidelines',
    { guidelines: { ...guidelines, parts: [{ title: 'All', items: guidelines.parts[0]?.items.slice(1) ?? [] }] } },
    'there are 17 guidelines',
  ],
  [
    'one order twice',
    { committees: [committee('unsc', 1), committee('unhrc', 1)] },
    'unsc.md and unhrc.md have the same order',
  ],
  [
    'a case file on another day than its agenda says',
    { committees: [committee('unsc', 1), { ...crisis, caseFileDaysBefore: 15 }] },
    'committees/jcc.md: agenda: it promises the case file 7 days before the conference. Correct it, or caseFileDaysBefore: 15',
  ],
  [
    'a case file without a date',
    { committees: [committee('unsc', 1), crisis] },
    'committees/jcc.md: agenda: it promises the case file 7 days before the conference. Add caseFileDaysBefore: 7',
  ],
  [
    'a summary that disagrees with the agenda',
    {
      committees: [
        committee('unsc', 1),
        { ...crisis, caseFileDaysBefore: 7, summary: 'Its case file is released 15 days before the conference.' },
      ],
    },
    'committees/jcc.md: summary: it promises the case file 15 days',
  ],
  [
    'a committee that takes the name of the calendar',
    { committees: [committee('unsc', 1), committee('conference', 2)] },
    'committees/conference.md: this name is taken',
  ],
  [
    'a word that is explained and not used',
    { glossary: { terms: [{ term: 'gavel', forms: [], meaning: 'A hammer.', see: [] }] } },
    'gavel: the website uses this word nowhere',
  ],
])('%s is told with its remedy', (_what, change, message) => {
  const found = findContradictions({ ...consistent, ...change }, [], () => true);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(message);
});

test('a case file may be dated without words on it, and words on other days are left alone', () => {
  const dated = {
    ...committee('jcc', 2),
    caseFileDaysBefore: 7,
    summary: 'Applications close 3 days before the conference.',
  };
  expect(findContradictions({ ...consistent, committees: [committee('unsc', 1), dated] }, [], () => true)).toEqual([]);
});

test('a committee may come without a picture', () => {
  const { image: _none, ...without } = committee('unhrc', 2);
  const found = findContradictions({ ...consistent, committees: [committee('unsc', 1), without] }, [], () => false);
  expect(found).toEqual([expect.stringContaining('committees/unsc.md: image')]);
});

test('all problems are told at once, pictures by their file', () => {
  expect(findContradictions(consistent, [], () => false)).toEqual([
    expect.stringContaining('committees/unsc.md: image: /images/unsc.webp does not exist'),
    expect.stringContaining('committees/unhrc.md: image'),
  ]);
});
