import { expect, test } from 'vitest';
import { readPage } from './search-index.ts';

const SITE_NAME = 'School MUN &amp; Co. · Lucknow';
const headOf = (title: string) =>
  `<title>${title} · ${SITE_NAME}</title><meta property="og:site_name" content="${SITE_NAME}">`;
const page = (main: string, attributes = '') =>
  readPage(`<head>${headOf('Guidelines')}</head><main ${attributes}>${main}</main>`, '/guidelines');

test('a page is its text up to the first heading with an anchor, and a part for each of those', () => {
  const main = `<p class="label">Part III</p><h1>Guidelines</h1><p>How to take part.</p><h2>In short</h2><p>Be on time.</p><h2 id="part-1">Dress</h2><p>On <b>both</b> days.</p><h3 id="day-1">Day 1</h3><p>A saree &amp; a kurta</p>`;
  expect(page(main)).toEqual({
    title: 'Guidelines',
    href: '/guidelines',
    text: 'How to take part. In short. Be on time.',
    parts: [
      { title: 'Dress', href: '/guidelines#part-1', text: 'On both days.' },
      { title: 'Day 1', href: '/guidelines#day-1', text: 'A saree & a kurta' },
    ],
  });
});

test('a glossary entry is a part', () => {
  expect(page('<h1>Words</h1><dl><div id="veto"><dt>Veto</dt><dd>The power to stop.</dd></div></dl>')?.parts).toEqual([
    { title: 'Veto', href: '/guidelines#veto', text: 'The power to stop.' },
  ]);
});

test('an h1 that says more than the title is text', () => {
  expect(page('<h1>See you!</h1><p>Nothing yet.</p>')?.text).toBe('See you! Nothing yet.');
});

test('a title may hold the sign that sets it apart from the name of the conference', () => {
  const document = `<head>${headOf('Opening · Day 1 &amp; 2')}</head><main><h1>Opening · Day 1 &amp; 2</h1></main>`;
  expect(readPage(document, '/opening')).toMatchObject({ title: 'Opening · Day 1 & 2', text: '' });
});

test('an unlisted page is left out', () => {
  expect(page('<h1>Not found</h1>', 'data-unlisted="true"')).toBeUndefined();
});

test.each([
  ['<astro-island>12 days</astro-island>', ''],
  ['<nav>A B C</nav>', ''],
  ['<p hidden>Your message was not sent.</p>', ''],
  ['<svg aria-hidden="true"><text>MUN</text></svg>', ''],
  ['<span class="visually-hidden">(opens in a new tab)</span>', ''],
  ['<dt>When</dt><dd>10 October</dd>', 'When. 10 October'],
  ['<dd>Is it?</dd><dd>Yes.</dd><dt>No</dt>', 'Is it? Yes. No'],
  ['Day <!-- -->1, by <b>us</b> or (<a>them</a>).', 'Day 1, by us or (them).'],
  ['Akbar&#39;s &#x27;caf&#xE9;&#x27;', "Akbar's 'café'"],
])('of %s, this is text: “%s”', (html, text) => {
  expect(page(`<h1>Guidelines</h1>${html}`)?.text).toBe(text);
});

test('what is said in another phase than that of the build is not found', () => {
  const html = '<h1>Media</h1><p data-when="before during">Tomorrow</p><p data-when="after">Yesterday</p>';
  const document = `<html data-phase="after"><head>${headOf('Media')}</head><body><main>${html}</main></body></html>`;
  expect(readPage(document, '/media')?.text).toBe('Yesterday');
});
