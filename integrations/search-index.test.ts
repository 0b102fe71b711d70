import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolder } from '../tests/support/folders.ts';
import { readPages } from './built-pages.ts';
import { writeSearchIndex } from './search-index.ts';

test('the words of a page are those of its text, without controls and drawings', async () => {
  const html = `<title>About</title><nav>Menu</nav><main id="main"><h1>The school</h1><p>Founded <b>in</b> 19<!-- -->94</p>
    <p>Akbar&rsquo;s<button>Print</button> <a href="#x">form<span class="visually-hidden"> (opens in a new tab)</span></a></p>
    <small aria-hidden="true">Note</small><p hidden>It is hidden</p><p><i data-when="before">It begins <b data-until="9">soon</b></i><i data-when="during after" hidden>It has <b>begun</b></i><i data-when="before" data-from="9" hidden>It closed</i></p><dl class="details print-only"><dt>Dress code</dt></dl><svg><text>MUN</text></svg><script>let a = 1;</script>
    <p>A small
      note.</p></main><footer>Contact</footer>`;
  const dist = createFolder({ 'about.html': html });
  await writeSearchIndex(dist, await readPages(dist));
  const words = JSON.parse(readFileSync(join(dist, 'search.json'), 'utf8'));
  expect(words).toEqual({
    '/about': [
      [{}, ' The school Founded in 1994 Akbar’s form '],
      [{ when: 'before' }, 'It begins '],
      [{ when: 'before', until: '9' }, 'soon'],
      [{ when: 'before' }, ' '],
      [{}, ' '],
      [{ when: 'during after' }, 'It has begun '],
      [{}, ' '],
      [{ when: 'before', from: '9' }, 'It closed'],
      [{}, ' A small note. '],
    ],
  });
});
