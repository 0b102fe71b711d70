import type { HastNode } from 'satteri';

export type HtmlNode = HtmlParent['children'][number];
export type HtmlText = Extract<HastNode, { type: 'text' }>;
export type HtmlElement = Extract<HastNode, { type: 'element' }>;
/** An element, or the document or fragment around all elements. */
export type HtmlParent = Extract<HastNode, { type: 'root' }> | HtmlElement;

/** Narrows a parsed tree to its root. */
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

/** All descendants in document order. */
export function nodesIn(parent: HtmlParent): HtmlNode[] {
  return parent.children.flatMap((child) => (child.type === 'element' ? [child, ...nodesIn(child)] : [child]));
}

export function elementsIn(parent: HtmlParent): HtmlElement[] {
  return nodesIn(parent).filter((node) => node.type === 'element');
}

/** A text node and its surroundings. */
interface FoundText {
  text: HtmlText;
  parent: HtmlParent;
  /** The paragraph, heading, list item or cell around it. */
  block: HtmlParent;
}

const BLOCK = /^(?:p|h[1-6]|li|t[hd])$/;

/** All texts in document order. @param isLeftOut whether to skip an element */
export function textsIn(
  parent: HtmlParent,
  isLeftOut: (element: HtmlElement) => boolean = () => false,
  block = parent,
): FoundText[] {
  return parent.children.flatMap((child): FoundText[] => {
    if (child.type === 'text') return [{ text: child, parent, block }];
    if (child.type !== 'element' || isLeftOut(child)) return [];
    return textsIn(child, isLeftOut, BLOCK.test(child.tagName) ? child : block);
  });
}

export function textOf(parent: HtmlParent): string {
  return textsIn(parent)
    .map(({ text }) => text.value)
    .join('');
}

/** Replaces a text node in its parent. */
export function replaceText({ text, parent }: FoundText, nodes: HtmlNode[]): void {
  parent.children = parent.children.flatMap((child) => (child === text ? nodes : child));
}

/** The addresses of a `srcset`, without descriptors. */
export function addressesIn(srcset: string): string[] {
  return srcset.split(', ').map((entry) => entry.replace(/ .*/, ''));
}
