import { type HastNode, htmlToHast } from 'satteri';

export type HtmlNode = HtmlParent['children'][number];
export type HtmlText = Extract<HastNode, { type: 'text' }>;
export type HtmlElement = Extract<HastNode, { type: 'element' }>;
/** Also the document or fragment around all elements. */
export type HtmlParent = Extract<HastNode, { type: 'root' }> | HtmlElement;

export function parsePage(html: string): HtmlParent {
  return rootOf(htmlToHast(html));
}

export function rootOf(tree: HastNode): HtmlParent {
  if (tree.type !== 'root') throw new Error('There is no tree.');
  return tree;
}

export function createText(value: string): HtmlText {
  return { type: 'text', value };
}

export function createElement(
  tagName: string,
  properties: HtmlElement['properties'],
  children: HtmlElement['children'],
): HtmlElement {
  return { type: 'element', tagName, properties, children };
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** At every depth, in the order of the page. */
export function nodesIn(parent: HtmlParent): HtmlNode[] {
  return parent.children.flatMap((child) => (child.type === 'element' ? [child, ...nodesIn(child)] : [child]));
}

export function elementsIn(parent: HtmlParent): HtmlElement[] {
  return nodesIn(parent).filter((node) => node.type === 'element');
}

export function textOf(parent: HtmlParent): string {
  return parent.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
    .join('');
}

/** Each address of a `srcset` has a width after it. */
export function addressesIn(srcset: string): string[] {
  return srcset.split(', ').map((entry) => entry.replace(/ .*/, ''));
}
