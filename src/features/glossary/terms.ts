import { capitalise, slugify } from '../../shared/words.ts';

/** A word of the glossary, with the other spellings that count as uses of it. */
interface Term {
  term: string;
  forms: readonly string[];
  meaning: string;
  isEveryday: boolean;
}

/** Tags, and the elements in which no term is linked. */
const HTML = /<(a|h[1-6]|code|pre)\b[^>]*>[\s\S]*?<\/\1>|<[^>]*>/.source;
/** Where a sentence may begin, so that a term may have a capital letter. */
const SENTENCE_START = '(?:^|(?<=>)|(?<=[.!?:]["”’)]?\\s))';

/** Id of a term's explanation. Its prefix keeps it apart from all other ids on the page. */
export function termAnchor(term: string): string {
  return `term-${slugify(term)}`;
}

/**
 * Returns a function that links hard words in the texts of one page to the glossary: one in each paragraph, and each word
 * at its first use only. It finds whole words as written, and the longest of several.
 * @param address of the glossary
 * @returns takes HTML, gives HTML
 */
export function termLinker(terms: readonly Term[], address: string): (html: string) => string {
  const hard = terms.filter(({ isEveryday }) => !isEveryday);
  const termOf = new Map(hard.flatMap((term) => [term.term, ...term.forms].map((form) => [form, term])));
  const pattern = patternOf([...termOf.keys()]);
  const seen = new Set<Term>();
  const linkFirst = (paragraph: string) => {
    let isLinked = false;
    return paragraph.replace(pattern, (words) => {
      const form = words.replace(/\s+/g, ' ');
      const term = termOf.get(form) ?? termOf.get(form.charAt(0).toLowerCase() + form.slice(1));
      if (!term || isLinked || seen.has(term)) return words;
      isLinked = true;
      seen.add(term);
      return linkTo(term, words, address);
    });
  };
  return (html) =>
    html
      .split(/(?<=<\/(?:p|li)>)/)
      .map(linkFirst)
      .join('');
}

/**
 * The link, and on wide screens the meaning in the margin: for sighted readers alone, since others would hear it in the
 * middle of the sentence, and have the link.
 */
function linkTo({ term, meaning }: Term, words: string, address: string): string {
  const note = `<small class="term-note" aria-hidden="true"><b>${capitalise(term)}</b> ${escapeHtml(meaning)}</small>`;
  return `<a class="term" href="${address}#${termAnchor(term)}">${words}</a>${note}`;
}

/** A text as HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
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
