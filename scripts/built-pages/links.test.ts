import { describe, expect, test } from 'vitest';
import { deadLinks, type LinkedSite } from './links.ts';

/** A site of two pages. @param body of its page `/committees/unhrc` */
function site(body: string, { base = '', ...rest }: Partial<LinkedSite> = {}): LinkedSite {
  return {
    pages: new Map([
      ['index.html', '<h1 id="main">First</h1>'],
      ['committees/unhrc.html', `<h1 id="unhrc">UNHRC</h1>${body}`],
      ['404.html', '<p>'],
    ]),
    files: new Map(),
    exists: (file) => ['favicon.svg', '_astro/a.woff2'].includes(file),
    base,
    root: `https://mun.example.org${base}/`,
    ...rest,
  };
}

describe('nothing is said of', () => {
  test.each([
    [
      'pages, files and anchors that are there',
      '<a href="/committees/unhrc#unhrc"></a><img src="/favicon.svg"><a href="#unhrc">',
    ],
    [
      'other sites, mail and telephones',
      '<a href="https://example.org/x"></a><a href="mailto:a@b.in"></a><a href="tel:+91">',
    ],
    ['another site whose name begins like ours', '<a href="https://mun.example.organic/x">'],
    ['an address with a question', '<a href="/?from=footer"></a>'],
    ['our own pages by their whole address', '<link href="https://mun.example.org/committees/unhrc">'],
    ['what a script says', '<script>const x = { href="/nowhere" }</script>'],
  ])('%s', (_what, body) => {
    expect(deadLinks(site(body))).toEqual([]);
  });

  test('pages below a base', () => {
    expect(deadLinks(site('<a href="/mun/committees/unhrc"></a><a href="/mun/">', { base: '/mun' }))).toEqual([]);
  });
});

describe('it tells', () => {
  test.each([
    ['a page that is not there', '<a href="/nowhere">', '/nowhere leads nowhere'],
    ['a page without its base', '<a href="/committees/unhrc">', 'leads nowhere', '/mun'],
    ['a relative address', '<a href="unhrc">', 'unhrc leads nowhere'],
    ['an anchor on the page', '<a href="#main">', '#main: no element'],
    ['an anchor elsewhere', '<a href="/#unhrc">', '/#unhrc: no element'],
    ['a picture', '<img src="/lost.webp">', '/lost.webp leads nowhere'],
    ['one picture of several', '<img srcset="/favicon.svg 1x, /lost.webp 2x">', '/lost.webp leads nowhere'],
    ['an address without quotes', '<a href=/nowhere>', '/nowhere leads nowhere'],
    ['an address in single quotes', "<a href='/nowhere'>", '/nowhere leads nowhere'],
    ['where a form is sent', '<form action="/send">', '/send leads nowhere'],
    ['our own page by its whole address', '<a href="https://mun.example.org/nowhere">', '/nowhere leads nowhere'],
    [
      'a file that an inline style names',
      '<style>@font-face{src:url(/lost.woff2)}</style>',
      '/lost.woff2 leads nowhere',
    ],
  ])('%s', (_what, body, message, base = '') => {
    expect(deadLinks(site(body, { base }))).toEqual([expect.stringContaining(message)]);
  });

  test('a file that a style sheet names, from where it lies', () => {
    const css =
      'a{background:url("a.woff2")}b{background:url(../favicon.svg)}c{background:url(lost.webp)}d{mask:url(data:x)}';
    expect(deadLinks(site('', { files: new Map([['_astro/a.css', css]]) }))).toEqual([
      '_astro/a.css: the address lost.webp leads nowhere. Correct it, or add what it names.',
    ]);
  });

  test('a picture and a page that a manifest names', () => {
    const manifest = JSON.stringify({ start_url: './home', icons: [{ src: 'favicon.svg' }, { src: 'lost.png' }] });
    expect(deadLinks(site('', { files: new Map([['site.webmanifest', manifest]]) }))).toEqual([
      expect.stringContaining('./home leads nowhere'),
      expect.stringContaining('lost.png leads nowhere'),
    ]);
  });
});
