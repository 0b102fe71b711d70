import { posix } from 'node:path';
import { markdownToHast } from 'satteri';
import { ANCHORS } from '../routes.ts';
import { decode } from '../shared/base-path.ts';
import {
  createElement,
  createText,
  type HtmlNode,
  type HtmlParent,
  nodesIn,
  replaceText,
  rootOf,
  textOf,
  textsIn,
} from '../shared/html.ts';
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

/**
 * A text with its facts, as pages show it: its headings can be linked to, and its pictures are paths in the project.
 * @param folder of its pictures
 */
export function finishText(text: HtmlParent, facts: Record<string, string>, folder: string): HtmlParent {
  const finished = structuredClone(text);
  fillInTexts(finished, facts);
  if (facts.email) linkEmail(finished, facts.email);
  const ids = new Map(Object.values(ANCHORS).map((id) => [id, 1]));
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

/** A fact that begins a sentence has a capital: what its block says before it decides. */
function fillInTexts(parent: HtmlParent, facts: Record<string, string>): void {
  const said = new Map<HtmlParent, string>();
  for (const { text, block } of textsIn(parent)) {
    const before = said.get(block) ?? '';
    text.value = fillIn(text.value, facts, before);
    said.set(block, before + text.value);
  }
}

/** The email address of the conference becomes a link, as Markdown makes one of an address that is written out. */
function linkEmail(parent: HtmlParent, email: string): void {
  const link = createElement('a', { href: `mailto:${email}` }, [createText(email)]);
  for (const place of textsIn(parent, ({ tagName }) => tagName === 'a')) {
    const [first = '', ...others] = place.text.value.split(email);
    if (others.length > 0)
      replaceText(place, [createText(first), ...others.flatMap((part) => [link, createText(part)])]);
  }
}
