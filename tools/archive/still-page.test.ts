import { expect, test } from 'vitest';
import { layersOf, stillPage, stillStyle } from './still-page.ts';

const place = { year: '2025', file: 'committees/unhrc.html', days: 2, site: 'https://mun.example.org/x' };
const page = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="en" data-phase="before"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;
const still = (body: string, head?: string) => stillPage(page(body, head), place);
const bodyOf = (html: string) => /<body>(.*)<\/body>/s.exec(html)?.[1];

test('the phase is after the conference for good, and search engines are kept out', () => {
  const html = still('');
  expect(html).toContain('data-phase="after" data-phase-day="3"');
  expect(html).toContain('<meta charset="utf-8"><meta name="robots" content="noindex">');
});

test.each([
  ['scripts', '<p>a</p><script type="module" src="/2025/_astro/a.js"></script>', '<p>a</p>'],
  ['islands', '<astro-island uid="x" ssr><p>a</p></astro-island>', '<p>a</p>'],
  [
    'the registration dialog',
    '<form id="f" action="#registration"></form><dialog id="registration"><p>b</p></dialog>',
    '',
  ],
  [
    'what opens it, with its item',
    '<ul><li><a href="/2025/home">h</a></li><li><button form="f">R</button></li></ul>',
    '<ul><li><a href="../home">h</a></li></ul>',
  ],
  ['its card', '<section><h2><button form="f">R</button></h2><p>t</p></section>', ''],
  [
    'but not the list item of a whole page',
    '<main><p>a</p><button form="f">R</button></main>',
    '<main><p>a</p></main>',
  ],
  ['links to the search', '<header><a href="/2025/search">S</a></header>', '<header></header>'],
  ['a calendar, with its section', '<section><h2>C</h2><a href="/2025/calendar/unhrc.ics">F</a></section>', ''],
])('%s: gone', (_what, before, after) => {
  expect(bodyOf(still(before))).toBe(after);
});

test('its address is its own, also below a path', () => {
  const html = still('', '<link rel="canonical" href="https://mun.example.org/2025/committees/unhrc">');
  expect(html).toContain('href="https://mun.example.org/x/2025/committees/unhrc"');
});

test('no word is lost where texts were joined', () => {
  expect(bodyOf(still('<p>This is the <!-- -->ninth<!-- --> edition.</p>'))).toBe('<p>This is the ninth edition.</p>');
});

test('the form makes room for the way to write now, and nobody is promised a reply', () => {
  const html = still(
    '<h1>Contact</h1><p>We reply within 48 hours.</p><div><astro-island><form><input></form></astro-island><p>no script</p></div>',
  );
  expect(bodyOf(html)).toMatch(
    /^<h1>Contact<\/h1><div><h2 class="label">Messages<\/h2><p class="lede">.*<a href="\.\.\/\.\.\/contact">contact page of this year’s site<\/a>\.<\/p><\/div>$/,
  );
});

test('of a picture stay the AVIF files and the smallest other', () => {
  const html = still(
    '<picture><source type="image/avif" srcset="/2025/images/a-400.avif 400w, /2025/images/a.avif 800w"><source type="image/webp" srcset="/2025/images/a-400.webp 400w, /2025/images/a.webp 800w"><img src="/2025/images/a.webp" alt=""></picture>',
  );
  expect(bodyOf(html)).toBe(
    '<picture><source type="image/avif" srcset="../images/a-400.avif 400w, ../images/a.avif 800w"><img src="../images/a-400.webp" alt=""></picture>',
  );
});

test('a style sheet takes script for off, and names its fonts relatively', () => {
  const css = '@media (scripting:none){a{src:url(/2025/_astro/a.woff2)}}';
  expect(stillStyle(css, '_astro/a.css', '2025')).toBe('@media (min-width:0){a{src:url(a.woff2)}}');
});

test('the order of the layers is kept, the style of islands is not', () => {
  expect(layersOf('<style>@layer a, b;</style><style>astro-island{display:contents}</style>')).toBe('@layer a, b;');
});
