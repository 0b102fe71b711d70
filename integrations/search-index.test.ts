import { expect, test } from 'vitest';
import { wordsOf } from './search-index.ts';

test('the words of a page are those of its text, without controls and drawings', () => {
  const html = `<title>About</title><nav>Menu</nav><main id="main"><h1>The school</h1><p>Founded <b>in</b> 19<!-- -->94</p>
    <p>Akbar&rsquo;s<button>Print</button> <a href="#x">form<span class="visually-hidden"> (opens in a new tab)</span></a></p>
    <small aria-hidden="true">Note</small><dl class="facts print-only"><dt>Dress code</dt></dl><svg><text>MUN</text></svg><script>let a = 1;</script></main><footer>Contact</footer>`;
  expect(wordsOf(html)).toBe('The school Founded in 1994 Akbar’s form');
});
