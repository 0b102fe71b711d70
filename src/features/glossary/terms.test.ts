import { expect, test } from 'vitest';
import { parseMarkdown } from '../../content/markdown.ts';
import { elementsIn, textOf } from '../../shared/html.ts';
import { glossaryEntry, termLinker } from './terms.ts';

const TERMS = [
  { term: 'amendment', forms: ['amendments'], meaning: 'A change to a draft.', isEveryday: false },
  { term: 'point of order', forms: [], meaning: 'A question about the rules.', isEveryday: false },
  { term: 'point', forms: [], meaning: 'A question.', isEveryday: false },
  { term: 'delegate', forms: ['delegates'], meaning: 'A student.', isEveryday: true },
];
/** The address and the words of each glossary link in a text. */
const linked = (markdown: string) =>
  elementsIn(termLinker(TERMS)(parseMarkdown(markdown)))
    .filter(({ properties: { className } }) => String(className) === 'term')
    .map((link) => [link.properties.href, textOf(link)]);

test.each([
  ['a word, in one of its forms', 'All amendments.', [['/glossary#term-amendment', 'amendments']]],
  ['at the beginning of a sentence', 'Amendments come late.', [['/glossary#term-amendment', 'Amendments']]],
  ['the longest', 'A point of order.', [['/glossary#term-point-of-order', 'point of order']]],
  ['one in a paragraph', 'A point, an amendment.', [['/glossary#term-point', 'point']]],
  ['each once on a page', 'A point.\n\nA point.', [['/glossary#term-point', 'point']]],
  ['no everyday word', 'All delegates.', []],
  ['no part of a word', 'Appointments and pointless.', []],
  ['nothing in a link or a heading', '## Point\n\n[point](/x)', []],
])('links %s', (_, markdown, expected) => {
  expect(linked(markdown)).toEqual(expected);
});

test('finds the entry of the first name that is a form of a term', () => {
  expect(glossaryEntry(TERMS, ['DISEC', 'amendments', 'point'])).toBe('/glossary#term-amendment');
  expect(glossaryEntry(TERMS, ['amend', 'toString'])).toBeUndefined();
});
