import type { Glossary } from '../../content/schemas/glossary.ts';
import { anchorOf } from '../../shared/anchor.ts';

/** A word of the glossary with its other spellings. */
export type Term = Pick<Glossary['terms'][number], 'term' | 'forms'>;

/** A use of a term in a text: the words as they stand there, and the anchor of their explanation. */
export interface TermUse {
  anchor: string;
  words: string;
}

/** A text, or the pieces of one in which terms are marked. */
export type MarkedText = string | readonly (string | TermUse)[];

/**
 * Marks terms in the texts of one page, each at its first use only. It is no Markdown plugin: Astro caches rendered
 * Markdown even if the glossary changes, and a plugin would not know what earlier texts have linked.
 */
export interface TermMarker {
  /** Pieces of a plain text. */
  inText: (text: string) => (string | TermUse)[];
  /** Pieces of HTML. Single strings may be unbalanced. Headings, links and code are left alone. */
  inHtml: (html: string) => (string | TermUse)[];
}

const TAG_OR_TEXT = /<(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+/g;
const LEFT_ALONE = /^<(\/?)(?:a|h[1-6]|code|pre)\b/i;
/** Where a sentence may begin: there a term that begins with a small letter may have a capital. */
const SENTENCE_START = '(?:^|(?<=[.!?:]["”’)]?\\s))';

/** All spellings of a term. */
export function spellings({ term, forms }: Term): string[] {
  return [term, ...forms];
}

/** A marker for one page. It finds whole words as they are written, and the longest of several terms. */
export function termMarker(terms: readonly Term[]): TermMarker {
  const anchors = new Map(terms.flatMap((term) => spellings(term).map((form) => [form, anchorOf(term.term)])));
  const pattern = patternOf([...anchors.keys()]);
  const seen = new Set<string>();

  const inText = (text: string) => {
    const pieces: (string | TermUse)[] = [];
    let end = 0;
    for (const match of text.matchAll(pattern)) {
      const words = match[0];
      const form = words.replace(/\s+/g, ' ');
      const anchor = anchors.get(form) ?? anchors.get(form.charAt(0).toLowerCase() + form.slice(1));
      if (!anchor || seen.has(anchor)) continue;
      seen.add(anchor);
      pieces.push(text.slice(end, match.index), { anchor, words });
      end = match.index + words.length;
    }
    return joined([...pieces, text.slice(end)]);
  };

  const inHtml = (html: string) => {
    let depth = 0;
    return joined(
      (html.match(TAG_OR_TEXT) ?? []).flatMap((token) => {
        if (!token.startsWith('<')) return depth === 0 ? inText(token) : [token];
        const [isLeftAlone, slash] = LEFT_ALONE.exec(token) ?? [];
        if (isLeftAlone) depth += slash ? -1 : 1;
        return [token];
      }),
    );
  };

  return { inText, inHtml };
}

/** Whether any of the texts uses the term. */
export function isUsed(term: Term, texts: readonly string[]): boolean {
  const pattern = patternOf(spellings(term));
  return texts.some((text) => text.search(pattern) >= 0);
}

function patternOf(forms: readonly string[]): RegExp {
  if (forms.length === 0) return /(?!)/g;
  const alternatives = [...forms]
    .sort((a, b) => b.length - a.length)
    .flatMap((form) => {
      const [first = '', rest] = [form.charAt(0), sourceOf(form.slice(1))];
      const capital = first.toUpperCase();
      return capital === first
        ? [`${sourceOf(first)}${rest}`]
        : [`${sourceOf(first)}${rest}`, `${SENTENCE_START}${sourceOf(capital)}${rest}`];
    });
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}]|-\\p{L})`, 'gu');
}

/** A form as a pattern; a line of a file may break between its words. */
function sourceOf(form: string): string {
  return form.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+');
}

/** The pieces without empty ones, and with neighbouring strings as one. */
function joined(pieces: readonly (string | TermUse)[]): (string | TermUse)[] {
  const all: (string | TermUse)[] = [];
  for (const piece of pieces.filter((piece) => piece !== '')) {
    const last = all.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') all[all.length - 1] = last + piece;
    else all.push(piece);
  }
  return all;
}
