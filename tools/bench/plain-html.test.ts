import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plainHtml, writeVariant } from './plain-html.ts';

const PAGE = [
  '<head><meta charset="utf-8"><style>b{}</style><link rel="modulepreload" href="/a.js">',
  '<script>one()</script><script type="module" src="/a.js"></script></head>',
  '<astro-island component-url="/b.js" client="load" ssr><p>Words</p></astro-island>',
].join('');

test('plain HTML keeps markup and style, and nothing that runs', () => {
  expect(plainHtml(PAGE)).toBe(
    '<head><meta charset="utf-8"><style>b{}</style></head><astro-island><p>Words</p></astro-island>',
  );
});

test('a variant has its own policy and its own compressed pages', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'variant-'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'index.html.br'), 'old');
  await writeVariant(folder, join(folder, 'plain'), plainHtml);
  expect(readdirSync(join(folder, 'plain')).sort()).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
  const html = readFileSync(join(folder, 'plain/index.html'), 'utf8');
  expect(html).toMatch(/<meta http-equiv="content-security-policy" content="[^"]*script-src 'self';/);
  expect(readFileSync(join(folder, 'plain/index.html.br'), 'latin1')).not.toBe('old');
  rmSync(folder, { recursive: true });
});
