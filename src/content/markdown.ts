import { markdownToHast } from 'satteri';
import { type HtmlNode, type HtmlParent, rootOf } from '../shared/html.ts';

const FEATURES = {
  // Only quotation marks and apostrophes become typographic.
  smartPunctuation: { quotes: true, dashes: false, ellipses: false },
  // Their back links would be single characters, too small a target.
  gfm: { footnotes: false },
  frontmatter: false,
};

/**
 * Parses a Markdown text into the HTML tree that is checked and shown. Markup in it becomes `raw` nodes, which
 * `ui/text.tsx` shows as text.
 */
export function parseMarkdown(markdown: string): HtmlParent {
  return rootOf(markdownToHast(markdown, { features: FEATURES }));
}

/** The line on which a node begins in the Markdown, from 1. */
export function lineOfNode({ position }: HtmlNode): number {
  return position?.start.line ?? 1;
}
