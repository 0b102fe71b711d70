import { expect, test } from 'vitest';
import { segmentsOf } from './excerpt.ts';

const plain = (text: string) => ({ text, isMatch: false });
const match = (text: string) => ({ text, isMatch: true });

test.each([
  ['nothing', '', []],
  ['no match', 'The council meets.', [plain('The council meets.')]],
  ['a match within', 'The <mark>council</mark> meets.', [plain('The '), match('council'), plain(' meets.')]],
  ['matches at both ends', '<mark>One</mark> and <mark>two.</mark>', [match('One'), plain(' and '), match('two.')]],
  ['an empty match', 'a<mark></mark>b', [plain('a'), plain('b')]],
  ['entities', '1 &lt; 2 &gt; <mark>&lt;0&gt;</mark>', [plain('1 < 2 > '), match('<0>')]],
  ['an ampersand', 'R&D, &amp; <mark>Q&A</mark>', [plain('R&D, &amp; '), match('Q&A')]],
  ['a match without end', 'a <mark>b', [plain('a <mark>b')]],
  ['an end without match', 'a</mark> b', [plain('a</mark> b')]],
  ['other markup', '<img src=x onerror=ran()>', [plain('<img src=x onerror=ran()>')]],
])('%s', (_, excerpt, segments) => {
  expect(segmentsOf(excerpt)).toEqual(segments);
});
