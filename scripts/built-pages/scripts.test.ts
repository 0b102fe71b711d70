import { expect, test } from 'vitest';
import { scriptsOf } from './scripts.ts';

const FILES: Record<string, string> = {
  '/_astro/form.js':
    'import{a as b}from"./client.js";import"./field.js";const later=()=>import("../../scripts/built-pages/send.js");',
  '/_astro/field.js': '',
  '/_astro/client.js': 'import{r}from"./react.js"',
  '/_astro/react.js': '',
};
const PAGE = `
  <script>mark()</script>
  <script type="module">import{x}from"/_astro/copy.js";x()</script>
  <script type="application/ld+json">{}</script>
  <astro-island component-url="/_astro/form.js" renderer-url="/_astro/client.js"></astro-island>`;

const scripts = scriptsOf(PAGE, (path) => FILES[path]);

test('what hydrates islands is told apart from what the page brings itself', () => {
  expect([...scripts.runtime].sort()).toEqual(['/_astro/client.js', '/_astro/react.js']);
  expect([...scripts.own].sort()).toEqual(['/_astro/copy.js', '/_astro/field.js', '/_astro/form.js']);
});

test('inline scripts are those that run', () => {
  expect(scripts.inline).toEqual(['mark()', 'import{x}from"/_astro/copy.js";x()']);
});

test('a page without scripts has none', () => {
  expect(scriptsOf('<p>Plain</p>', () => '')).toEqual({ inline: [], runtime: new Set(), own: new Set() });
});
