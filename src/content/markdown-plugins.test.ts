import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { finishLinks, markupAsText } from './markdown-plugins.ts';

async function render(markdown: string): Promise<string> {
  const { html } = await markdownToHtml(markdown, { hastPlugins: [markupAsText, finishLinks('/mun')] });
  return html.trim();
}

test('links stay below the base path, and other sites open in a new tab', async () => {
  expect(await render('[Rules](/guidelines#dress "All of them"), [here](#below)')).toBe(
    '<p><a href="/mun/guidelines#dress" title="All of them">Rules</a>, <a href="#below">here</a></p>',
  );
  expect(await render('[*The* UN][un]\n\n[un]: https://un.example.org')).toBe(
    '<p><a href="https://un.example.org" target="_blank" rel="noopener noreferrer"><em>The</em> UN<span class="visually-hidden"> (opens in a new tab)</span></a></p>',
  );
});

test.each(['<script>alert(1)</script>', '<style>a{}</style>', 'So <img src=x onerror="alert(1)">', '<!-- <b> -->'])(
  'markup in a text is shown, not used: %s',
  async (markup) => {
    expect(await render(markup)).not.toMatch(/<(?!\/?p>)/);
    expect(await render(markup)).toContain('&lt;');
  },
);
