import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { markupAsText } from '../src/content/markdown-plugins.ts';
import { policyOf } from './page-policy.ts';

test('a page may run its own scripts and styles, and nothing else', () => {
  const html =
    '<style>a{}</style><script>run()</script><script type="application/ld+json">{}</script><script src="/x.js"></script>';
  expect(policyOf(html, {}, false)).toBe(
    "default-src 'none'; script-src 'self' 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='; style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'none'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'; upgrade-insecure-requests",
  );
});

test('a page that needs more gets that and no more', () => {
  const policy = policyOf('', { 'connect-src': "'self' https://api.emailjs.com" }, true);
  expect(policy).toContain("connect-src 'self' https://api.emailjs.com;");
  expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests/);
});

test('nothing that a text says is ever allowed to run', async () => {
  const text = 'So\n\n<script>steal()</script>\n\n<style>a{}</style> and *<script>steal()</script>*';
  const { html } = await markdownToHtml(text, { hastPlugins: [markupAsText] });
  expect(policyOf(`<main>${html}</main>`, {}, false)).toBe(policyOf('', {}, false));
});
