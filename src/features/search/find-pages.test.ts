import { beforeEach, expect, test, vi } from 'vitest';
import type { ShownWhen } from '../../phase/phase.ts';
import { findPages, loadIndex } from './find-pages.ts';

const PAGES = [
  { path: '/glossary', title: 'Glossary', description: 'Hard words.' },
  { path: '/committees/ipc', title: 'Press Corps', description: 'It reports.' },
  { path: '/committees/jcc', title: 'Crisis Committee', description: 'It acts.' },
  { path: '/hi', title: 'अभिभावक', description: 'सवाल।', keywords: 'फीस, शुल्क', lang: 'hi' },
  { path: '/contact', title: 'Contact', description: 'Write to us.', keywords: 'phone number, map' },
];
const TERMS = [
  { term: 'yield', forms: ['yields'], meaning: 'To give time away in a crisis.' },
  ...['communiqué', 'crisis'].map((term) => ({ term, forms: [], meaning: '' })),
];
const WORDS = {
  '/glossary': [[{}, 'Glossary Yield To give time away in a crisis.']],
  '/committees/ipc': [
    [{}, ' A child may yield '],
    [{ when: 'before' }, 'no paper '],
    [{ when: 'during after' }, 'the floor'],
    [{}, ', and yield again.'],
  ],
  '/committees/jcc': [[{}, ' You may pick a number ']],
  '/hi': [[{}, ' हिन्दी में पढ़ें और बताएँ ']],
};

const isTrueAfterwards = ({ when = 'after' }: ShownWhen) => when.includes('after');

const isTrueBefore = ({ when = 'before' }: ShownWhen) => when.includes('before');

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => Response.json(path === '/glossary.json' ? TERMS : WORDS));
});

test.each([
  ['a word of the glossary before its use in a text', 'yield', ['/glossary#term-yield', '/committees/ipc']],
  ['another form of it', 'yields', ['/glossary#term-yield']],
  ['a title before a word', 'crisis', ['/committees/jcc', '/glossary#term-crisis']],
  ['a page for a word that it does not explain', 'hard', ['/glossary']],
  ['the end of an address', 'ipc', ['/committees/ipc']],
  ['two letters that changed places', 'yeild', ['/glossary#term-yield', '/committees/ipc']],
  ['letters without their accents', 'communique', ['/glossary#term-communiqué']],
  ['accents that nobody wrote', 'crísis', ['/committees/jcc', '/glossary#term-crisis']],
  ['words that are written as one', 'presscorps', ['/committees/ipc']],
  ['a word under which a page is sought, before words of others', 'number', ['/contact', '/committees/jcc']],
  ['Hindi with a dot for the nasal', 'हिंदी', ['/hi']],
  ['Hindi letters with and without a dot below', 'फ़ीस', ['/hi']],
  ['Hindi letters without a dot that the page has', 'पढें', ['/hi']],
  ['nothing', 'zzzzzz', []],
  ['nothing near short words, and no part of them alone', 'mah pick xq', []],
])('finds %s', async (_, query, paths) => {
  const { pages } = findPages(query, await loadIndex(PAGES, isTrueAfterwards));
  expect(pages.map(({ path }) => path)).toEqual(paths);
});

test.each([
  ['yield', false],
  ['yeild', true],
  ['crisis zzzzzz', true],
])('%s is a near match: %s', async (query, isNear) => {
  expect(findPages(query, await loadIndex(PAGES, isTrueAfterwards)).isNear).toBe(isNear);
});

test('words that are shown from now on are found from now on', async () => {
  const indexAfterwards = await loadIndex(PAGES, isTrueAfterwards);
  expect(findPages('paper', indexAfterwards).pages).toEqual([]);
  expect(findPages('paper', await loadIndex(PAGES, isTrueBefore)).pages).toHaveLength(1);
});

test.each([
  ['the meaning of a word', 'yield', 'Glossary: To give time away in a crisis.'],
  ['a page around the words', 'child floor', 'A child may yield the floor, and yield again.'],
  ['the description that has the words', 'reports', 'It reports.'],
  ['a page in Hindi', 'बताएं', 'हिन्दी में पढ़ें और बताएँ'],
])('quotes %s', async (_, query, description) => {
  expect(findPages(query, await loadIndex(PAGES, isTrueAfterwards)).pages[0]?.description).toBe(description);
});

test('a query of thousands of letters is cut', async () => {
  const query = 'qwertz'.repeat(500);
  const index = await loadIndex(PAGES, isTrueAfterwards);
  const searched = vi.spyOn(index.search, 'search');
  findPages(query, index);
  for (const [terms] of searched.mock.calls) expect(String(terms).length).toBeLessThanOrEqual(100);
});
