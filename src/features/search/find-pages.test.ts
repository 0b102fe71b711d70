import { expect, test, vi } from 'vitest';
import { findPages, loadIndex } from './find-pages.ts';

const PAGES = [
  { path: '/glossary', title: 'Glossary', description: 'Hard words.', keywords: 'yield GSL communiqué crisis' },
  { path: '/committees/ipc', title: 'Press Corps', description: 'It reports.' },
  { path: '/committees/jcc', title: 'Crisis Committee', description: 'It acts.' },
];
const WORDS = { '/committees/ipc': 'A child may yield the floor, and yield again.' };

test.each([
  ['a keyword before its use in a text', 'yield', ['/glossary', '/committees/ipc']],
  ['a title before a keyword', 'crisis', ['/committees/jcc', '/glossary']],
  ['the end of an address', 'ipc', ['/committees/ipc']],
  ['two letters that changed places', 'yeild', ['/glossary', '/committees/ipc']],
  ['full-width letters', 'ｇｓｌ', ['/glossary']],
  ['letters without their accents', 'communique', ['/glossary']],
  ['accents that nobody wrote', 'crísis', ['/committees/jcc', '/glossary']],
  ['nothing', 'zzzzzz', []],
])('finds %s', async (_, query, paths) => {
  vi.stubGlobal('fetch', async () => Response.json(WORDS));
  expect(findPages(query, await loadIndex(PAGES), PAGES).map(({ path }) => path)).toEqual(paths);
});
