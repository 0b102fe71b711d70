import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MarkedWords } from '../src/features/search/find-pages.ts';
import type { PhaseMarks } from '../src/phase/phase.ts';
import { routes, SEARCH_INDEX_PATH } from '../src/routes.ts';
import type { HtmlElement } from '../src/shared/html.ts';
import { type BuiltPage, marksOf } from './built-pages.ts';

/** Elements whose text is not indexed: controls and drawings. */
const NOT_TEXT = ['button', 'form', 'nav', 'script', 'style', 'svg'];

/** Classes of text that is printed only, announced only, or shown only if a script fails. */
const NOT_ON_SCREEN = ['print-only', 'visually-hidden', 'late'];

/** Writes the search index: by path, the words in `main`, each with the phases in which they are shown. */
export async function writeSearchIndex(distDir: string, pages: BuiltPage[]): Promise<void> {
  // The page of all briefs repeats texts of other pages.
  const indexed = pages.filter(({ path }) => path !== routes.briefs);
  const words = indexed.map(({ path, elements }) => {
    const main = elements.find(({ tagName }) => tagName === 'main');
    return [path, main ? joinAlike(wordsIn(main)) : []];
  });
  await writeFile(join(distDir, SEARCH_INDEX_PATH), JSON.stringify(Object.fromEntries(words)));
}

/** The words of an element, with spaces around its child elements. */
function wordsIn({ children }: HtmlElement, marks: PhaseMarks = {}): MarkedWords[] {
  return children.flatMap((child): MarkedWords[] => {
    if (child.type === 'text') return [[marks, child.value]];
    if (child.type !== 'element' || !isIndexed(child)) return [];
    const own = Object.entries(marksOf(child)).filter(([, value]) => value !== undefined);
    const inside = own.length > 0 ? { ...marks, ...Object.fromEntries(own) } : marks;
    return [[marks, ' '], ...wordsIn(child, inside), [marks, ' ']];
  });
}

/** Joins neighbours with the same marks. */
function joinAlike(words: MarkedWords[]): MarkedWords[] {
  const joined: MarkedWords[] = [];
  for (const [marks, text] of words) {
    const last = joined.at(-1);
    if (last?.[0] === marks) last[1] += text;
    else joined.push([marks, text]);
  }
  return joined.map(([marks, text]) => [marks, text.replace(/\s+/g, ' ')]);
}

/** Leaves out text that is always hidden, and text for sighted readers only, such as margin notes from the glossary. */
function isIndexed(element: HtmlElement): boolean {
  const { className, ariaHidden, hidden } = element.properties;
  const classes = Array.isArray(className) ? className : [];
  const hasPhase = Object.values(marksOf(element)).some(Boolean);
  return (
    ariaHidden !== 'true' &&
    (hidden === undefined || hasPhase) &&
    !NOT_TEXT.includes(element.tagName) &&
    !NOT_ON_SCREEN.some((name) => classes.includes(name))
  );
}
