import { type MdastNode, markdownToMdast } from 'satteri';

export type { MdastNode } from 'satteri';

/** A text as Markdown reads it: the node of the whole, with all others inside it. */
export function parseMarkdown(markdown: string): MdastNode {
  return markdownToMdast(markdown);
}

/** A node and every node inside it, in the order of the text. */
export function nodesIn(node: MdastNode): MdastNode[] {
  return 'children' in node ? [node, ...node.children.flatMap(nodesIn)] : [node];
}

/** The line of the text on which a node begins, from 1 on. */
export function lineOfNode({ position }: MdastNode): number {
  return position?.start.line ?? 1;
}

/** The words of a node as visitors read them. */
export function wordsIn(node: MdastNode): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  return 'children' in node ? node.children.map(wordsIn).join('') : '';
}
