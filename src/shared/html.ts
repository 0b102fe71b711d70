import { toHtml } from 'hast-util-to-html';
import { type HastNode, htmlToHast } from 'satteri';

export type HtmlNode = HtmlParent['children'][number];
export type HtmlText = Extract<HastNode, { type: 'text' }>;
export type HtmlElement = Extract<HastNode, { type: 'element' }>;
/** An element, or the document or fragment around all elements. */
export type HtmlParent = Extract<HastNode, { type: 'root' }> | HtmlElement;

/** A piece of HTML as a tree. */
export function parseHtml(html: string): HtmlParent {
  return rootOf(htmlToHast(html, { fragment: true }));
}

/** A whole page as a tree. */
export function parsePage(html: string): HtmlParent {
  return rootOf(htmlToHast(html));
}

function rootOf(tree: HastNode): HtmlParent {
  if (tree.type !== 'root') throw new Error('HTML has given no tree.');
  return tree;
}

/** A text as HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The same tree, or nodes of it, as HTML. */
export function writeHtml(nodes: HtmlParent | HtmlNode[]): string {
  return toHtml(nodes, { characterReferences: { useNamedReferences: true } });
}

/** Every element inside a tree, in the order of the page. */
export function elementsIn(parent: HtmlParent): HtmlElement[] {
  return parent.children.flatMap((child) => (child.type === 'element' ? [child, ...elementsIn(child)] : []));
}

/** The text of an element. */
export function textOf(parent: HtmlParent): string {
  return parent.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
    .join('');
}

/** The addresses in a `srcset`, each of which has a width after it. */
export function addressesIn(srcset: string): string[] {
  return srcset.split(', ').map((entry) => entry.replace(/ .*/, ''));
}
