import { expect, test } from 'vitest';
import { guidelinesOf, proseOf } from './prose.ts';

const page = (main: string) => `<body><nav><p>Not this one.</p></nav><main>${main}</main></body>`;

test('the sentences of the main part are read, by paragraph', () => {
  expect(proseOf(page('<p>It&#x27;s <a href="/x">one</a> text.</p><div><dl><dd>A second.</dd></dl></div>'))).toEqual([
    "It's one text.",
    'A second.',
  ]);
});

test.each([
  ['headings and labels', '<h2>A heading.</h2><p>Label</p>'],
  ['what nobody sees', '<p aria-hidden="true">Hidden.</p><script>Script.</script>'],
  ['islands', '<astro-island><p>It changes.</p></astro-island>'],
])('%s are no text', (_what, main) => {
  expect(proseOf(page(main))).toEqual([]);
});

test('words for screen readers alone are left out of a text', () => {
  expect(proseOf(page('<p>See it<span class="visually-hidden"> (opens in a new tab)</span>.</p>'))).toEqual([
    'See it.',
  ]);
});

test('a list item with paragraphs is read by paragraph', () => {
  expect(proseOf(page('<ul><li><h3>Title</h3><p>First.</p><p>Second.</p></li></ul>'))).toEqual(['First.', 'Second.']);
});

test('guidelines are found with their titles', () => {
  const item = '<li><span aria-hidden="true">1</span><h3 id="guideline-1">Badge</h3><p>Wear your badge.</p></li>';
  expect(guidelinesOf(page(`<ol>${item}<li><h3>Other</h3></li></ol>`))).toEqual([
    { title: 'Badge', text: 'Wear your badge.' },
  ]);
});
