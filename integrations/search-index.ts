import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MarkedWords } from '../src/features/search/find-pages.ts';
import type { PhaseMarks } from '../src/phase/phase.ts';
import { routes, SEARCH_INDEX_PATH } from '../src/routes.ts';
import type { HtmlElement } from '../src/shared/html.ts';
import { type BuiltPage, marksOf } from './built-pages.ts';

/** Elements that are used or drawn, rather than read. */
const NOT_TEXT = ['button', 'form', 'nav', 'script', 'style', 'svg'];

/** Classes of what is printed only, only announced, or shown only if a script fails. */
const NOT_ON_SCREEN = ['print-only', 'visually-hidden', 'late'];

/** Writes the search index: the words in the `main` of each page, by its path, with the time in which they are true. */
export async function writeSearchIndex(distDir: string, pages: BuiltPage[]): Promise<void> {
  // What is on the page of all briefs is found where it comes from.
  const found = pages.filter(({ path }) => path !== routes.briefs);
  const words = found.map(({ path, elements }) => {
    const main = elements.find(({ tagName }) => tagName === 'main');
    return [path, main ? joinAlike(wordsIn(main)) : []];
  });
  await writeFile(join(distDir, SEARCH_INDEX_PATH), JSON.stringify(Object.fromEntries(words)));
}

/** The words in an element, with spaces around every element inside it. */
function wordsIn({ children }: HtmlElement, marks: PhaseMarks = {}): MarkedWords[] {
  return children.flatMap((child): MarkedWords[] => {
    if (child.type === 'text') return [[marks, child.value]];
    if (child.type !== 'element' || !isRead(child)) return [];
    const own = Object.entries(marksOf(child)).filter(([, value]) => value !== undefined);
    const inside = own.length > 0 ? { ...marks, ...Object.fromEntries(own) } : marks;
    return [[marks, ' '], ...wordsIn(child, inside), [marks, ' ']];
  });
}

/** Joins words with the same marks. */
function joinAlike(words: MarkedWords[]): MarkedWords[] {
  const joined: MarkedWords[] = [];
  for (const [marks, text] of words) {
    const last = joined.at(-1);
    if (last?.[0] === marks) last[1] += text;
    else joined.push([marks, text]);
  }
  return joined.map(([marks, text]) => [marks, text.replace(/\s+/g, ' ')]);
}

/** What is drawn for the eye alone, such as a margin note from the glossary, is no part of the text; nor is what is always hidden. */
function isRead(element: HtmlElement): boolean {
  const { className, ariaHidden, hidden } = element.properties;
  const classes = Array.isArray(className) ? className : [];
  const isOfSomePhase = Object.values(marksOf(element)).some(Boolean);
  return (
    ariaHidden !== 'true' &&
    (hidden === undefined || isOfSomePhase) &&
    !NOT_TEXT.includes(element.tagName) &&
    !NOT_ON_SCREEN.some((name) => classes.includes(name))
  );
}
