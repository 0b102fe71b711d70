import { posix } from 'node:path';
import GithubSlugger from 'github-slugger';
import { ANCHORS } from '../routes.ts';
import { decode } from '../shared/base-path.ts';
import { createElement, createText, type HtmlParent, nodesIn, replaceText, textOf, textsIn } from '../shared/html.ts';
import { type Facts, fillIn } from './facts.ts';
import type { FieldPath } from './issue.ts';
import type { Field } from './schemas/field-kinds.ts';

/** The fields of a file: each value as written, and the validated data. */
interface Fields {
  fields: Field[];
  data?: Record<string, unknown> | undefined;
}

/**
 * The fields of a file as pages show them: with facts filled in, except in addresses, and with pictures as paths in the
 * project.
 * @param folder of the pictures
 */
export function finishFields({ fields, data }: Fields, facts: Facts, folder: string): Fields['data'] {
  const kinds = new Map(fields.map(({ path, kind }) => [path.join(), kind]));
  const finish = (value: unknown, path: FieldPath): unknown => {
    const { isAddress, isPicture, isMarkdown } = kinds.get(path.join()) ?? {};
    if (isMarkdown) return finishMarkdown(value as HtmlParent, facts, folder);
    if (isPicture) return posix.join(folder, String(value));
    if (typeof value === 'string') return isAddress ? value : fillIn(value, facts);
    if (Array.isArray(value)) return value.map((item, index) => finish(item, [...path, index]));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, item]) => [fillIn(key, facts), finish(item, [...path, key])]);
    return Object.fromEntries(entries);
  };
  return finish(data, []) as Fields['data'];
}

/**
 * A Markdown tree as pages show it: with facts filled in, ids for headings, and pictures as paths in the project.
 * @param folder of the pictures
 * @param prefix of the ids, if a page shows several trees
 */
export function finishMarkdown(body: HtmlParent, facts: Facts, folder: string, prefix = ''): HtmlParent {
  const finished = structuredClone(body);
  for (const { text } of textsIn(finished)) text.value = fillIn(text.value, facts);
  if (facts.email) linkEmail(finished, facts.email);
  const slugger = new GithubSlugger();
  for (const id of Object.values(ANCHORS)) slugger.slug(id);
  for (const node of nodesIn(finished)) {
    delete node.position;
    if (node.type !== 'element') continue;
    const { tagName, properties } = node;
    const { href, src, alt } = properties;
    if (typeof href === 'string') properties.href = fillIn(href.replace(/%7B(\w+)%7D/g, '{$1}'), facts);
    if (typeof alt === 'string') properties.alt = fillIn(alt, facts);
    if (typeof src === 'string') properties.src = posix.join(folder, decode(src));
    if (!/^h[2-6]$/.test(tagName) || properties.id) continue;
    properties.id = slugger.slug(prefix + textOf(node));
  }
  return finished;
}

/** Links the email address that a fact has inserted, as Markdown links a bare address. */
function linkEmail(parent: HtmlParent, email: string): void {
  const link = createElement('a', { href: `mailto:${email}` }, [createText(email)]);
  for (const found of textsIn(parent, ({ tagName }) => tagName === 'a')) {
    const [first = '', ...others] = found.text.value.split(email);
    if (others.length > 0)
      replaceText(found, [createText(first), ...others.flatMap((part) => [link, createText(part)])]);
  }
}
