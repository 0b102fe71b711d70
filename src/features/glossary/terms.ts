import type { Glossary } from '../../content/schemas/glossary.ts';
import { termPath } from '../../routes.ts';
import { createElement, createText, type HtmlNode, type HtmlParent, replaceText, textsIn } from '../../shared/html.ts';
import { beginsSentence, capitalise } from '../../shared/words.ts';

type Term = Pick<Glossary['terms'][number], 'term' | 'forms' | 'meaning' | 'isEveryday'>;

/** Terms in these elements are not linked. A table scrolls, and would cut off the margin note of a term. */
const NO_TERMS = /^(a|h[1-6]|code|pre|blockquote|table)$/;

/** The glossary address of the first name that is a term or a form of a term. */
export function glossaryEntry(terms: readonly Term[], names: readonly string[]): string | undefined {
  const entries = names.map((name) => terms.find(({ term, forms }) => [term, ...forms].includes(name)));
  const entry = entries.find((one) => one !== undefined);
  return entry && termPath(entry.term);
}

/** Links the terms of one page: each at its first use, at most one per paragraph. The longest form that fits wins. */
export function termLinker(terms: readonly Term[]): <Body extends HtmlParent>(body: Body) => Body {
  const hard = terms.filter(({ isEveryday }) => !isEveryday);
  const termOf = new Map(hard.flatMap((term) => [term.term, ...term.forms].map((form) => [form, term])));
  const pattern = patternOf([...termOf.keys()]);
  const seen = new Set<Term>();
  const linkFirst = (text: string): HtmlNode[] | undefined => {
    for (const { 0: words, index } of text.matchAll(pattern)) {
      const form = words.replace(/\s+/g, ' ');
      const lowered = beginsSentence(text.slice(0, index)) ? form.charAt(0).toLowerCase() + form.slice(1) : form;
      const term = termOf.get(form) ?? termOf.get(lowered);
      if (!term || seen.has(term)) continue;
      seen.add(term);
      const after = text.slice(index + words.length);
      return [createText(text.slice(0, index)), ...linkTo(term, words), createText(after)];
    }
    return undefined;
  };
  return (body) => {
    const tree = structuredClone(body);
    const finished = new Set<HtmlParent>();
    for (const found of textsIn(tree, ({ tagName }) => NO_TERMS.test(tagName))) {
      const linked = finished.has(found.block) ? undefined : linkFirst(found.text.value);
      if (!linked) continue;
      finished.add(found.block);
      replaceText(found, linked);
    }
    return tree;
  };
}

/** A link and its margin note. The note is hidden from screen readers, which would read it amid the sentence. */
function linkTo({ term, meaning }: Term, words: string): HtmlNode[] {
  const name = createElement('b', {}, [createText(capitalise(term))]);
  return [
    createElement('a', { className: ['term'], href: termPath(term) }, [createText(words)]),
    createElement('small', { className: ['note'], ariaHidden: 'true' }, [name, createText(` ${meaning}`)]),
  ];
}

function patternOf(forms: readonly string[]): RegExp {
  const alternatives = [...forms]
    .sort((a, b) => b.length - a.length)
    .flatMap((form) => [sourceOf(form), sourceOf(capitalise(form))]);
  const words = `(?<![\\p{L}\\p{N}-])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}]|-\\p{L})`;
  return new RegExp(words, 'gu');
}

/** Line breaks are allowed between the words of a form. */
function sourceOf(form: string): string {
  return form.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+');
}
