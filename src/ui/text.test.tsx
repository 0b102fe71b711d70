import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseMarkdown } from '../content/markdown.ts';
import { Text } from './text.tsx';

const HALL = {
  src: '/hall.webp',
  srcSet: '/hall-480.webp 480w',
  width: 800,
  height: 600,
  isForPaper: false,
  sources: [],
};

function render(markdown: string): string {
  return renderToStaticMarkup(<Text nodes={parseMarkdown(markdown).children} pictures={{ 'hall.jpg': HALL }} />);
}

test('another site opens in a new tab', () => {
  expect(render('[Rules](/guidelines#dress), [here](#below)')).toBe(
    '<p><a href="/guidelines#dress">Rules</a>, <a href="#below">here</a></p>',
  );
  expect(render('[*The* UN][un]\n\n[un]: https://un.example.org')).toMatch(
    /<a href="https:\/\/un.example.org" target="_blank" rel="noopener noreferrer"><em>The<\/em> UN<span .*opens in a new tab/,
  );
});

test.each(['<script>alert(1)</script>', 'So <img src=x onerror="alert(1)">', '<!-- <b> -->'])(
  'markup in a text is shown, not used: %s',
  (markup) => {
    expect(render(markup)).not.toMatch(/<(?!\/?p>)/);
    expect(render(markup)).toContain('&lt;');
  },
);

test('a picture has its sizes, and its words', () => {
  expect(render('So ![The *hall*](hall.jpg)')).toMatch(
    /<picture><img [^>]*src="\/hall.webp" srcSet="\/hall-480.webp 480w"[^>]* alt="The hall"\/><\/picture>/,
  );
});

test('columns are aligned without a style, and a table has the names of its columns', () => {
  const html = render('| Fee | Price |\n| :-: | ----: |\n| All | 20 |');
  expect(html).not.toContain('style');
  expect(html).toMatch(
    /<div [^>]*aria-label="Table: Fee, Price" tabindex="0"><table role="table">.*<td role="cell" class="\w*right\w*">20<\/td>/s,
  );
});

test.each([
  ['Reporting: 8:00\nOpening: 9:00', '<p>Reporting: 8:00<br/>Opening: 9:00</p>'],
  ['A break  \nof *two\nlines*', '<p>A break<br/>\nof <em>two<br/>lines</em></p>'],
  ['~20 delegates, ~~30~~ 40 ~in all~', '<p>~20 delegates, ~~30~~ 40 ~in all~</p>'],
  ['The *end*\n---', '<p>The <em>end</em><br/>---</p>'],
  ['Words\n=====', '<p>Words<br/>=====</p>'],
  ['1994. Our school opens.', '<ol start="1994">\n<li>Our school opens.</li>\n</ol>'],
  ['```\na\nb ~c~\n```', '<pre><code>a\nb ~c~\n</code></pre>'],
])('what Markdown would change is shown as typed: %j', (markdown, html) => {
  expect(render(markdown)).toBe(html);
});
