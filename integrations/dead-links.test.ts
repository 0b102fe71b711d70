import { expect, test } from 'vitest';
import { parseMarkdown } from '../src/content/markdown.ts';
import { readContentFolder } from '../src/content/read.ts';
import { createFolder } from '../tests/support/folders.ts';
import { SAMPLE_CONTENT } from '../tests/support/sample.ts';
import { readPages } from './built-pages.ts';
import { findDeadLinks, servedPaths } from './dead-links.ts';

const contentFolder = readContentFolder(SAMPLE_CONTENT);

/** Messages for a page `/a` with this HTML. Its site has the base `/mun`, a page `/b` and the file `fee list.pdf`. */
async function deadLinks(html: string, files = contentFolder.files, base = '/mun'): Promise<string[]> {
  const pages = { 'a.html': html, 'b.html': '<h2 id="fees">Fees</h2>' };
  const folder = createFolder({ ...pages, 'fee list.pdf': 'x' });
  return findDeadLinks(await readPages(folder), servedPaths(folder), base, { ...contentFolder, files });
}

test('links to a page, a file or an anchor are accepted', async () => {
  const right = [
    '/mun/b',
    '/mun/b#fees',
    '/mun/b#fees:~:text=Fees',
    '/mun/b#:~:text=Fees',
    '/mun/fee%20list.pdf',
    '/mun/a?q=x',
    '#here',
    '#',
    'b',
  ];
  const elsewhere = ['https://example.org/x', 'mailto:a@example.org', 'tel:+3531'];
  const links = [...right, ...elsewhere].map((address) => `<a href="${address}">x</a>`);
  expect(await deadLinks(`<p id="here">${links.join('')}</p>`)).toEqual([]);
});

test('the existing pages are listed once, after all missing ones', async () => {
  expect(await deadLinks('<a href="/mun/gone">x</a><a href="/mun/lost">y</a>')).toEqual([
    'The page /a: There is no page and no file /gone on this website.',
    'The page /a: There is no page and no file /lost on this website.',
    'The pages are: /a /b. Files belong in the folder public: public/fees.pdf is at /fees.pdf.',
  ]);
});

test.each([
  ['<a href="/mun/gone">x</a>', 'The page /a: There is no page and no file /gone on this website.'],
  ['<a href="/mun/B/">x</a>', 'no file /B/ on this website.'],
  ['<a href="/mun/public/fee%20list.pdf">x</a>', 'no file /public/fee list.pdf on this website.'],
  ['<a href="/b">x</a>', 'The page /a: This address is not below /mun: /b'],
  ['<a href="#fee">x</a>', 'nothing called #fee. Leave out the link, or write one of these: '],
  ['<a href="/mun/b#fee">x</a>', 'nothing called #fee. Leave out # and what follows, or write one of these: #fees'],
  ['<a href="javascript:alert(1)">x</a>', 'begin with https:, mailto: or tel:, not javascript:'],
  ['<img srcset="/mun/fee%20list.pdf 1w, /mun/gone.webp 2w">', 'no file /gone.webp'],
  ['<form action="/mun/gone"></form>', 'no file /gone'],
])('%s leads nowhere', async (html, says) => {
  expect((await deadLinks(html)).slice(0, 1)).toEqual([expect.stringContaining(says)]);
});

test('an anchor that is dead on one page is not reported for another that has it', async () => {
  const markdown = '[Fees](#fees)';
  const pages = contentFolder.files.filter(({ name }) => name.startsWith('pages/')).slice(0, 2);
  const files = pages.map((page, index) => ({
    ...{ ...page, markdown, body: parseMarkdown(markdown) },
    name: `pages/${'ab'[index]}.md`,
  }));
  expect(await deadLinks('<a href="#fees">x</a>', files)).toEqual([expect.stringContaining('pages/a.md')]);
});

test('a dead link is reported at every place in the content that has it', async () => {
  const markdown = 'See\n[it](/gone).\n\n[Again](/gone).';
  const written = contentFolder.files.map((file) =>
    file.name === 'pages/privacy.md' ? { ...file, markdown, body: parseMarkdown(markdown), markdownLine: 7 } : file,
  );
  const html = '<a href="/mun/gone">x</a><a href="/mun/gone">y</a><a href="/mun/coming-soon">z</a>';
  expect(await deadLinks(html, written)).toEqual([
    expect.stringContaining('pages/privacy.md, line 8: There is no page and no file /gone'),
    expect.stringContaining('pages/privacy.md, line 10: There is no page and no file /gone'),
    expect.stringMatching(
      /committees\/[\w-]+\.md, line \d+, \w+\[1\]\.url: There is no page and no file \/coming-soon/,
    ),
    expect.stringContaining('The pages are: /a /b.'),
  ]);
});
