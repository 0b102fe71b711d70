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
    'a word that is explained and not used',
    { glossary: { terms: [{ term: 'gavel', forms: [], meaning: 'A hammer.', see: [] }] } },
    'gavel: the website uses this word nowhere',
  ],
])('%s is told with its remedy', (_what, change, message) => {
  const found = findContradictions({ ...consistent, ...change }, [], () => true);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(message);
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
