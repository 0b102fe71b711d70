import { expect, test } from 'vitest';
import { termAnchor, termMarker } from './terms.ts';

const terms = [
  { term: 'committee', forms: ['committees'] },
  { term: 'crisis committee', forms: [] },
  { term: 'Executive Board', forms: [] },
  { term: 'delegate', forms: ['delegates'] },
];
const link = (words: string, term: string) => ({ words, anchor: termAnchor(term) });

test.each([
  ['the first use only', 'a delegate and delegates', ['a ', link('delegate', 'delegate'), ' and delegates']],
  ['whole words only', 'redelegate, delegateship, co-delegate, delegate-like', undefined],
  ['the longest term', 'a crisis committee', ['a ', link('crisis committee', 'crisis committee')]],
  ['a name with its capitals only', 'an executive board', undefined],
  ['no capital inside a sentence', 'the General International Committee', undefined],
  ['a capital where a sentence begins', 'Hear. Delegates speak.', ['Hear. ', link('Delegates', 'delegate'), ' speak.']],
  ['a line that breaks inside it', 'the Executive\nBoard', ['the ', link('Executive\nBoard', 'Executive Board')]],
])('%s', (_what, text, pieces) => {
  expect(termMarker(terms)(text)).toEqual(pieces ?? [text]);
});

test('a use that is linked is not linked in a later text of the page', () => {
  const mark = termMarker(terms);
  mark('The Executive Board');
  expect(mark('The Executive Board')).toEqual(['The Executive Board']);
  expect(mark('')).toEqual([]);
});

test('without terms nothing is marked', () => {
  expect(termMarker([])('a <b>delegate</b>')).toEqual(['a <b>delegate</b>']);
});

test('in HTML, tags, links, headings and code are left alone', () => {
  const html =
    '<h2>Committees</h2><p title="delegates > committees">A <a href="/x"><em>delegate</em></a> <code>delegate</code></p>';
  expect(termMarker(terms)(html)).toEqual([html]);
});

test('in HTML, a term is marked inside emphasis, and where a paragraph begins', () => {
  expect(termMarker(terms)('<p>Delegates</p><p>of <em>committees</em></p>')).toEqual([
    '<p>',
    link('Delegates', 'delegate'),
    '</p><p>of <em>',
    link('committees', 'committee'),
    '</em></p>',
  ]);
});
