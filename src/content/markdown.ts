import { markdownToHast } from 'satteri';
import { createElement, createText, type HtmlNode, type HtmlParent, type HtmlText, rootOf } from '../shared/html.ts';

const FEATURES = {
  // Only quotation marks and apostrophes become typographic.
  smartPunctuation: { quotes: true, dashes: false, ellipses: false },
  // Footnotes are off, since the link back from a footnote would be a single character, too small to tap.
  gfm: { footnotes: false },
  frontmatter: false,
};

/**
 * Parses a Markdown text into the HTML tree that is checked and shown. HTML tags in the text become `raw` nodes,
 * which `ui/text.tsx` shows as text.
 */
export function parseMarkdown(markdown: string): HtmlParent {
  const tree = rootOf(markdownToHast(markdown, { features: FEATURES }));
  restoreTyped(tree, markdown);
  return tree;
}

/**
 * Undoes three surprises for people who do not know Markdown: a line break becomes a space, tildes strike words out, and a
 * line of hyphens turns the words above it into a heading.
 */
function restoreTyped(parent: HtmlParent, markdown: string): void {
  parent.children = parent.children.flatMap((child): HtmlNode[] => {
    if (child.type === 'text') return withLineBreaks(child);
    if (child.type !== 'element' || child.tagName === 'pre') return [child];
    restoreTyped(child, markdown);
    const typed = markdown.slice(child.position?.start.offset, child.position?.end.offset);
    if (child.tagName === 'del') {
      const [tildes = ''] = /^~+/.exec(typed) ?? [];
      return [createText(tildes), ...child.children, createText(tildes)];
    }
    if (/^h[12]$/.test(child.tagName) && !typed.startsWith('#')) {
      const line = createText(typed.slice(typed.lastIndexOf('\n') + 1).trim());
      return [{ ...child, tagName: 'p', children: [...child.children, createElement('br', {}, []), line] }];
    }
    return [child];
  });
}

/** Puts `<br>` for the line breaks of a text. A text without words is unchanged: it only separates two elements. */
function withLineBreaks(text: HtmlText): HtmlNode[] {
  if (text.value.trim() === '') return [text];
  return text.value
    .split('\n')
    .flatMap((line, index) => [...(index > 0 ? [createElement('br', {}, [])] : []), { ...text, value: line }]);
}

/** The line on which a node begins in the Markdown, from 1. */
export function lineOfNode({ position }: HtmlNode): number {
  return position?.start.line ?? 1;
}
