/** A stretch of text, and whether it is what was searched for. */
export interface Segment {
  text: string;
  isMatch: boolean;
}

/**
 * Takes an excerpt of Pagefind apart: it comes as markup, and no script of this site may write markup.
 * @param excerpt text in which `<` and `>` are entities and matches stand in `<mark>`, such as `The <mark>UNHRC</mark> meets`
 */
export function segmentsOf(excerpt: string): Segment[] {
  return excerpt
    .split(/<mark>(.*?)<\/mark>/s)
    .map((text, index) => ({ text: decode(text), isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** The only two entities that Pagefind writes: an `&amp;` in an excerpt stood on the page as it is. */
function decode(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}
