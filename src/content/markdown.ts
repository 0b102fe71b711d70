import { markdownToHast } from 'satteri';
import { type HtmlNode, type HtmlParent, rootOf } from '../shared/html.ts';

const FEATURES = {
  // Quotation marks and apostrophes become typographic; everything else stays as it was typed.
  smartPunctuation: { quotes: true, dashes: false, ellipses: false },
  // They would end in links of a single sign.
  gfm: { footnotes: false },
  frontmatter: false,
};

/**
 * A text of the content as a tree of HTML: what is checked, and shown. Markup in it is a `raw` node, which `ui/text.tsx`
 * shows as text.
 */
export function parseMarkdown(markdown: string): HtmlParent {
  return rootOf(markdownToHast(markdown, { features: FEATURES }));
}

/** The line of the Markdown on which a node begins, from 1 on. */
export function lineOfNode({ position }: HtmlNode): number {
  return position?.start.line ?? 1;
}
