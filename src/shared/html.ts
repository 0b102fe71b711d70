import { type HastNode, htmlToHast } from 'satteri';

export type HtmlNode = HtmlParent['children'][number];
export type HtmlText = Extract<HastNode, { type: 'text' }>;
export type HtmlElement = Extract<HastNode, { type: 'element' }>;
/** An element, or the document or fragment around all elements. */
export type HtmlParent = Extract<HastNode, { type: 'root' }> | HtmlElement;

/** A whole page as a tree. */
export function parsePage(html: string): HtmlParent {
  return rootOf(htmlToHast(html));
}

/** The tree that a parser has made. */
export function rootOf(tree: HastNode): HtmlParent {
  if (tree.type !== 'root') throw new Error('There is no tree.');
  return tree;
}

/** A text as a node of a tree. */
export function createText(value: string): HtmlText {
  return { type: 'text', value };
}

/** An element as a node of a tree. */
export function createElement(
  tagName: string,
  properties: HtmlElement['properties'],
  children: HtmlElement['children'],
): HtmlElement {
  return { type: 'element', tagName, properties, children };
}

/** A text as HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Everything inside a tree, in the order of the page. */
export function nodesIn(parent: HtmlParent): HtmlNode[] {
  return parent.children.flatMap((child) => (child.type === 'element' ? [child, ...nodesIn(child)] : [child]));
}

/** Every element inside a tree, in the order of the page. */
export function elementsIn(parent: HtmlParent): HtmlElement[] {
  return nodesIn(parent).filter((node) => node.type === 'element');
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
