import type { MdastNode } from 'satteri';

/** A text as Markdown reads it: the node of the whole, with all others inside it. */
export { markdownToMdast as parseMarkdown } from 'satteri';

/** A node and every node inside it, in the order of the text. */
export function nodesIn(node: MdastNode): MdastNode[] {
  return 'children' in node ? [node, ...node.children.flatMap(nodesIn)] : [node];
}

/** Nodes inside one another. More than anybody writes, and fewer than functions that call themselves have room for. */
const MAX_DEPTH = 100;

/** The first node that has too many others around it, if there is one. */
export function findTooDeep(node: MdastNode): MdastNode | undefined {
  let level = [node];
  for (let depth = 0; depth < MAX_DEPTH; depth++)
    level = level.flatMap((node): MdastNode[] => ('children' in node ? node.children : []));
  return level[0];
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
