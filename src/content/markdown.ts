import { posix } from 'node:path';
import { markdownToHast } from 'satteri';
import { decode } from '../shared/base-path.ts';
import { createElement, createText, type HtmlNode, type HtmlParent, nodesIn, rootOf, textOf } from '../shared/html.ts';
import { slugify } from '../shared/words.ts';
import { fillIn } from './facts.ts';

/**
 * A text of the content as a tree of HTML: what is checked, and shown. Markup in it is a `raw` node, which `ui/text.tsx`
 * shows as text.
 */
export function parseMarkdown(markdown: string): HtmlParent {
  return rootOf(markdownToHast(markdown, { features: { smartPunctuation: true, frontmatter: false } }));
}

/** The line of the Markdown on which a node begins, from 1 on. */
export function lineOfNode({ position }: HtmlNode): number {
  return position?.start.line ?? 1;
}

/** Elements that contain words of their own, as lines of them. */
export const BLOCK = /^(?:p|h[1-6]|li|t[hd])$/;

/**
 * A text with its facts, as pages show it: its headings can be linked to, and its pictures are paths in the project.
 * @param folder of its pictures
 */
export function finishText(text: HtmlParent, facts: Record<string, string>, folder: string): HtmlParent {
  const finished = structuredClone(text);
  fillInNodes(finished, facts);
  if (facts.email) linkEmail(finished, facts.email);
  const ids = new Map<string, number>();
  for (const node of nodesIn(finished)) {
    delete node.position;
    if (node.type !== 'element') continue;
    const { tagName, properties } = node;
    const { href, src, alt } = properties;
    if (typeof href === 'string') properties.href = href.replace(/%7B(\w+)%7D/g, (whole, name) => facts[name] ?? whole);
    if (typeof alt === 'string') properties.alt = fillIn(alt, facts);
    if (typeof src === 'string') properties.src = posix.join(folder, decode(src));
    if (!/^h[2-6]$/.test(tagName) || properties.id) continue;
    const id = slugify(textOf(node));
    const earlier = ids.get(id) ?? 0;
    ids.set(id, earlier + 1);
    properties.id = earlier > 0 ? `${id}-${earlier}` : id;
  }
  return finished;
}

/** Fills in the facts of all texts. @param before what their block says before them @returns all that it says */
function fillInNodes(parent: HtmlParent, facts: Record<string, string>, before = ''): string {
  let said = before;
  for (const node of parent.children) {
    if (node.type === 'text' || node.type === 'raw') {
      node.value = fillIn(node.value, facts, said);
      said += node.value;
    } else if (node.type === 'element') {
      const isBlock = BLOCK.test(node.tagName);
      const inside = fillInNodes(node, facts, isBlock ? '' : said);
      said = isBlock ? '' : inside;
    }
  }
  return said;
}

/** The email address of the conference becomes a link, as Markdown makes one of an address that is written out. */
function linkEmail(parent: HtmlParent, email: string): void {
  const link = createElement('a', { href: `mailto:${email}` }, [createText(email)]);
  for (const node of [...parent.children]) {
    if (node.type === 'element' && node.tagName !== 'a') linkEmail(node, email);
    if (node.type !== 'text') continue;
    const [first = '', ...others] = node.value.split(email);
    const parts = [createText(first), ...others.flatMap((part) => [link, createText(part)])];
    parent.children.splice(parent.children.indexOf(node), 1, ...parts);
  }
}
