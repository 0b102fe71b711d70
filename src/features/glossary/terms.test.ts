import { expect, test } from 'vitest';
import { glossaryEntry, termLinker } from './terms.ts';

const TERMS = [
  { term: 'amendment', forms: ['amendments'], meaning: 'A change to a draft.', isEveryday: false },
  { term: 'point of order', forms: [], meaning: 'A question about the rules.', isEveryday: false },
  { term: 'point', forms: [], meaning: 'A question.', isEveryday: false },
  { term: 'delegate', forms: ['delegates'], meaning: 'A student.', isEveryday: true },
];
const link = () => termLinker(TERMS, '/glossary');
const linked = (html: string) =>
  [...html.matchAll(/<a class="term" href="([^"]*)">([^<]*)/g)].map(([, to, words]) => [to, words]);

test.each([
  ['a word, in one of its forms', '<p>All amendments.</p>', [['/glossary#term-amendment', 'amendments']]],
  ['at the beginning of a sentence', '<p>Amendments come late.</p>', [['/glossary#term-amendment', 'Amendments']]],
  ['the longest', '<p>A point of order.</p>', [['/glossary#term-point-of-order', 'point of order']]],
  ['one in a paragraph', '<p>A point, an amendment.</p>', [['/glossary#term-point', 'point']]],
  ['each once on a page', '<p>A point.</p><p>A point.</p>', [['/glossary#term-point', 'point']]],
  ['no everyday word', '<p>All delegates.</p>', []],
  ['no part of a word', '<p>Appointments and pointless.</p>', []],
  ['nothing in a link or a heading', '<h2>Point</h2><p><a href="/x">point</a></p>', []],
])('links %s', (_, html, expected) => {
  expect(linked(link()(html))).toEqual(expected);
});

test('finds the entry of a name in any of its forms, of the first name that has one', () => {
  expect(glossaryEntry(TERMS, ['DISEC', 'amendments', 'point'])).toBe('/glossary#term-amendment');
  expect(glossaryEntry(TERMS, ['amend', 'toString'])).toBeUndefined();
});
