import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { siteIssues } from './site-issues.ts';

const ROOT = 'https://example.org/mun/';
const scratch = mkdtempSync(join(tmpdir(), 'sites-'));
afterAll(() => rmSync(scratch, { recursive: true }));

function page(name: string, body: string): string {
  const data = { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage', url: ROOT + name }] };
  return `<!DOCTYPE html><html lang="en"><head><title>A page</title><link rel="canonical" href="${ROOT}${name}">
<meta property="og:image" content="${ROOT}share/${name || 'index'}.png"><meta property="og:image:alt" content="A card">
<script type="application/ld+json">${JSON.stringify(data)}</script></head><body>${body}</body></html>`;
}

/** Writes a site of two pages below a path. @param changes files that differ from a good site */
function site(changes: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(scratch, 'site-'));
  const files: Record<string, string> = {
    'index.html': page('', '<h1 id="top">First</h1>'),
    'about.html': page('about', '<h1>About</h1>'),
    'share/index.png': 'A picture',
    'share/about.png': 'A picture',
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${ROOT}sitemap.xml\n`,
    'sitemap.xml': `<loc>${ROOT}</loc><loc>${ROOT}about</loc>`,
    ...changes,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

const about = (body: string) => ({ 'about.html': page('about', `<h1>About</h1>${body}`) });

test('a good site has no problems', () => {
  const links = ['/mun/#top', '/mun', '#here', '/mun/share/about.png', `${ROOT}about?q=1`, 'https://example.organic/x'];
  const body = `<p id="here">${links.map((href) => `<a href="${href}">Link</a>`).join(' ')} <a href="mailto:a@b.in">Mail</a></p>`;
  expect(siteIssues(site(about(body)))).toEqual([]);
});

test.each([
  ['a link to no page', about('<a href="/mun/nowhere">Link</a>'), '/mun/nowhere is dead'],
  ['a link outside of the path', about('<a href="/about">Link</a>'), '/about is dead'],
  ['a link to no anchor', about('<a href="/mun/#nowhere">Link</a>'), '/mun/#nowhere is dead'],
  ['a whole address of no page', about(`<a href="${ROOT}nowhere">Link</a>`), 'nowhere is dead'],
  ['a missing picture', about('<img src="/mun/lost.webp" alt="">'), '/mun/lost.webp is dead'],
  ['one missing picture of several', about('<img srcset="/mun/share/about.png 1x, /mun/lost.webp 2x" alt="">'), 'lost'],
  ['a missing file of a style', about('<style>a{background:url(/mun/lost.svg)}</style>'), '/mun/lost.svg is dead'],
  ['invalid HTML', about('<ul><p>No item</p></ul>'), 'element-permitted-content'],
  ['an inline style', about('<p style="color:red">Red</p>'), 'no-inline-style'],
  ['another canonical address', { 'about.html': page('', '<h1>About</h1>') }, 'its canonical address is'],
  [
    'data about another page',
    { 'about.html': page('about', '').replace(`"url":"${ROOT}about"`, `"url":"${ROOT}x"`) },
    'names https://example.org/mun/x',
  ],
  ['an empty share card', { 'share/about.png': '' }, 'its share card is not share/about.png'],
  ['a page missing from the sitemap', { 'sitemap.xml': `<loc>${ROOT}</loc>` }, `leaves out ${ROOT}about`],
  [
    'a sitemap that lists no page',
    { 'sitemap.xml': `<loc>${ROOT}</loc><loc>${ROOT}about</loc><loc>${ROOT}404</loc>` },
    '404 twice, or it is not a page',
  ],
])('%s is a problem', (_, changes, issue) => {
  expect(siteIssues(site(changes)).join('\n')).toContain(issue);
});
