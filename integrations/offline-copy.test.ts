import { expect, test } from 'vitest';
import { createFolder } from '../tests/support/folders.ts';
import { readPages } from './built-pages.ts';
import { listFiles } from './offline-copy.ts';

test('the copy has what pages lead to, at the addresses that browsers ask for', async () => {
  const dist = createFolder({
    'index.html': `<a href="/Fees%20%232.pdf">Fees</a> <a href="/fee list.pdf">Fees</a> <a href="/a&#x26;b/100%25.pdf">All</a>
      <img src="/images/hall-320.webp" srcset="/mun/images/hall-320.webp 320w, /mun/images/hall-640.webp 640w">`,
    'committees/disec.html': '<script type="module" src="/mun/_astro/menu.js"></script>',
    '_astro/menu.js': 'import "./shared.js"',
    '_astro/shared.js': '',
    'images/hall-320.webp': '320',
    'images/hall-640.webp': '640',
    'Fees #2.pdf': '2',
    'fee list.pdf': '',
    'a&b/100%.pdf': '',
    'search.json': '{}',
    'draft.pdf': 'Nothing leads here.',
    '2024/index.html': '',
  });
  const { files } = await listFiles(dist, await readPages(dist), '/mun');
  expect(files.sort((a, b) => a.path.localeCompare(b.path))).toEqual([
    { path: '/' },
    { path: '/_astro/menu.js' },
    { path: '/_astro/shared.js' },
    { path: '/a&b/100%25.pdf' },
    { path: '/committees/disec' },
    { path: '/fee%20list.pdf' },
    { path: '/Fees%20%232.pdf' },
    { path: '/images/hall-320.webp', replaces: ['/images/hall-640.webp'] },
    { path: '/search.json' },
  ]);
});
