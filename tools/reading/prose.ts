import { ELEMENT_NODE, type ElementNode, type Node, parse, TEXT_NODE } from 'ultrahtml';
import { querySelector, querySelectorAll } from 'ultrahtml/selector';

/** Elements that hold a text of their own, if none of them is inside. */
const BLOCKS = ['p', 'li', 'dd', 'td', 'blockquote'];
/** What nobody reads as a text, and islands, whose words change under the visitor's eyes. */
const NO_TEXT = ['script', 'style', 'template', 'svg', 'nav', 'astro-island'];

/** The sentences of a page's main part, by paragraph; labels, headings and lists of names are none. */
export function proseOf(html: string): string[] {
  const main = querySelector(parse(html), 'main');
  return main?.type === ELEMENT_NODE ? blocksIn(main).map(textOf).filter(isProse) : [];
}

/** The numbered guidelines of the page that has them, in order. */
export function guidelinesOf(html: string): { title: string; text: string }[] {
  return querySelectorAll(parse(html), 'li')
    .filter((item) => querySelector(item, 'h3')?.attributes.id?.startsWith('guideline-'))
    .map((item) => ({ title: textOf(querySelector(item, 'h3')), text: textOf(querySelector(item, 'p')) }));
}

function blocksIn(element: ElementNode): ElementNode[] {
  const inside = childrenOf(element).flatMap(blocksIn);
  return inside.length === 0 && BLOCKS.includes(element.name) ? [element] : inside;
}

function childrenOf(element: ElementNode): ElementNode[] {
  return (element.children as Node[]).filter((node) => node.type === ELEMENT_NODE).filter(isRead);
}

function isRead({ name, attributes }: ElementNode): boolean {
  return (
    !NO_TEXT.includes(name) && attributes['aria-hidden'] !== 'true' && !/visually-hidden/.test(attributes.class ?? '')
  );
}

function textOf(node: Node): string {
  if (node?.type === TEXT_NODE) return decoded(node.value);
  if (node?.type !== ELEMENT_NODE || !isRead(node)) return '';
  return (node.children as Node[]).map(textOf).join('').replace(/\s+/g, ' ').trimStart();
}

function decoded(text: string): string {
  return text
    .replace(/&#x([\da-f]+);/gi, (_whole, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_whole, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function isProse(text: string): boolean {
  return /[.!?][”’")]?\s*$/.test(text);
}
