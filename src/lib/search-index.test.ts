import { expect, test } from 'vitest';
import { foundPage } from './search-index.ts';

const page = { url: '/guidelines', meta: { title: 'Guidelines' }, excerpt: 'The <mark>dress</mark> code' };
const itself = { title: 'Guidelines', url: '/guidelines', excerpt: 'Before the first heading', weighted_locations: [] };
const part = (number: number) => ({
  title: `Day ${number}`,
  url: `/guidelines#day-${number}`,
  excerpt: `Day ${number}. <mark>Dress</mark> of day ${number}`,
  anchor: { element: 'h3' },
  weighted_locations: [{ balanced_score: 10 - number }],
});

test('a page without headings is shown with its own excerpt', () => {
  expect(foundPage({ ...page, sub_results: [itself] })).toEqual({
    title: 'Guidelines',
    href: '/guidelines',
    excerpt: [
      { text: 'The ', isMatch: false },
      { text: 'dress', isMatch: true },
      { text: ' code', isMatch: false },
    ],
    parts: [],
  });
});

test('where headings tell where the words are, they stand for the page’s excerpt', () => {
  const found = foundPage({ ...page, sub_results: [itself, part(1), part(2)] });
  expect(found.excerpt).toEqual([]);
  expect(found.parts.map(({ title, href }) => [title, href])).toEqual([
    ['Day 1', '/guidelines#day-1'],
    ['Day 2', '/guidelines#day-2'],
  ]);
  expect(found.parts[0]?.excerpt[0]).toEqual({ text: 'Dress', isMatch: true });
});

test('of many headings the best four are named, best first', () => {
  const parts = [6, 5, 4, 1, 3, 2].map(part);
  expect(foundPage({ ...page, sub_results: parts }).parts.map(({ title }) => title)).toEqual([
    'Day 1',
    'Day 2',
    'Day 3',
    'Day 4',
  ]);
});

test.each([
  ['Day 1. <mark>Dress</mark> well', ['Dress', ' well']],
  ['<mark>Day</mark> <mark>1.</mark> Dress well', ['Dress well']],
  ['<mark>Day</mark> 1: dress', [': dress']],
  ['… the first <mark>day</mark>', ['… the first ', 'day']],
])('the heading is not repeated in %j', (excerpt, texts) => {
  const found = foundPage({ ...page, sub_results: [{ ...part(1), excerpt }] });
  expect(found.parts[0]?.excerpt.map(({ text }) => text)).toEqual(texts);
});

test('a page without a title is named by its address', () => {
  expect(foundPage({ ...page, meta: {}, sub_results: [] }).title).toBe('/guidelines');
});
