import { expect, test } from 'vitest';
import { finishLinks } from './markdown-links.ts';

test('links and pictures of Markdown work below a path, and other sites open in a new tab', () => {
  const html =
    '<p>See <a href="/guidelines#guideline-4">4 &amp; 5</a>, <a href="#here">here</a> and <a href="https://un.org/?a=1&amp;b">the UN</a>.</p>\n<img src="/pictures/hall.webp" alt="A hall">';
  expect(finishLinks(html, '/mun')).toBe(
    '<p>See <a href="/mun/guidelines#guideline-4">4 &amp; 5</a>, <a href="#here">here</a> and <a href="https://un.org/?a=1&amp;b" target="_blank" rel="noopener noreferrer">the UN<span class="visually-hidden"> (opens in a new tab)</span></a>.</p>\n<img src="/mun/pictures/hall.webp" alt="A hall">',
  );
});
