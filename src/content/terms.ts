import { capitalise, slugify } from '../shared/words.ts';

/** A word of the glossary, with the other spellings that count as uses of it. */
interface Term {
  term: string;
  forms: readonly string[];
}

/** A term as a text has it, with the anchor of its explanation; with a note if the margin explains it, too. */
export interface MarkedTerm {
  anchor: string;
  words: string;
  note?: { term: string; meaning: string };
}

/** The pieces of a text: plain, or terms. */
export type MarkedText = readonly (string | MarkedTerm)[];

/** Tags, and the elements in which no term is marked. */
const HTML = /<(a|h[1-6]|code|pre)\b[^>]*>[\s\S]*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^'">])*>/.source;
/** Where a sentence may begin, so that a term may have a capital letter. */
const SENTENCE_START = '(?:^|(?<=>)|(?<=[.!?:]["”’)]?\\s))';

/** All spellings of a term. */
export function spellings({ term, forms }: Term): string[] {
  return [term, ...forms];
}

/** Id of a term's explanation. Its prefix keeps it apart from all other ids on the page. */
export function termAnchor(term: string): string {
  return `term-${slugify(term)}`;
}

/**
 * Returns a function that marks terms in the texts of one page, plain or HTML, each at its first use only. It finds
 * whole words as written, and the longest of several terms. Pieces of HTML may be unbalanced.
 *
 * Not a Markdown plugin: Astro caches rendered Markdown even if the glossary changes, and a plugin would not know what
 * earlier texts have linked.
 */
export function termMarker(terms: readonly Term[]): (text: string) => MarkedText {
  const anchors = new Map(terms.flatMap((term) => spellings(term).map((form) => [form, termAnchor(term.term)])));
  const pattern = patternOf([...anchors.keys()]);
  const seen = new Set<string>();
  return (text) => {
    const pieces: MarkedText[number][] = [];
    let end = 0;
    for (const { 0: words, index } of text.matchAll(pattern)) {
      const form = words.replace(/\s+/g, ' ');
      const anchor = anchors.get(form) ?? anchors.get(form.charAt(0).toLowerCase() + form.slice(1));
      if (!anchor || seen.has(anchor)) continue;
      seen.add(anchor);
      pieces.push(text.slice(end, index), { anchor, words });
      end = index + words.length;
    }
    return [...pieces, text.slice(end)].filter((piece) => piece !== '');
  };
}

/** Matches terms, and the HTML to skip. */
function patternOf(forms: readonly string[]): RegExp {
  const alternatives = [...forms]
    .sort((a, b) => b.length - a.length)
    .flatMap((form) => [sourceOf(form), SENTENCE_START + sourceOf(capitalise(form))]);
  const nothing = '(?!)';
  const words = `(?<![\\p{L}\\p{N}-])(?:${alternatives.join('|') || nothing})(?![\\p{L}\\p{N}]|-\\p{L})`;
  return new RegExp(`${HTML}|${words}`, 'gu');
}

/** A form as a pattern; a line of a file may break between its words. */
function sourceOf(form: string): string {
  return form.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+');
}
