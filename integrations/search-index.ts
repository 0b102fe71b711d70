import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhasedWords } from '../src/features/search/find-pages.ts';
import { routes, SEARCH_INDEX_PATH } from '../src/routes.ts';
import type { HtmlElement } from '../src/shared/html.ts';
import type { BuiltPage } from './built-pages.ts';

/** Elements that are used or drawn, rather than read. */
const NOT_TEXT = ['astro-island', 'button', 'form', 'nav', 'script', 'style', 'svg'];

/** Classes of what is printed only, or only announced. */
const NOT_ON_SCREEN = ['print-only', 'visually-hidden'];

/** Writes the search index: the words in the `main` of each page, by its path, and in which phases they are true. */
export async function writeSearchIndex(distDir: string, pages: BuiltPage[]): Promise<void> {
  // What is on the page of all briefs is found where it comes from.
  const found = pages.filter(({ path }) => path !== routes.briefs);
  const words = found.map(({ path, elements }) => {
    const main = elements.find(({ tagName }) => tagName === 'main');
    return [path, main ? joined(phasedWordsIn(main)) : []];
  });
  await writeFile(join(distDir, SEARCH_INDEX_PATH), JSON.stringify(Object.fromEntries(words)));
}

/** The words in an element, with spaces around every element inside it. */
function phasedWordsIn({ children }: HtmlElement, when = ''): PhasedWords[] {
  return children.flatMap((child): PhasedWords[] => {
    if (child.type === 'text') return [[when, child.value]];
    if (child.type !== 'element' || !isRead(child)) return [];
    const { dataWhen = when } = child.properties;
    return [[when, ' '], ...phasedWordsIn(child, String(dataWhen)), [when, ' ']];
  });
}

/** Those of the same phases in one. */
function joined(words: PhasedWords[]): PhasedWords[] {
  const found: PhasedWords[] = [];
  for (const [when, text] of words) {
    const last = found.at(-1);
    if (last?.[0] === when) last[1] += text;
    else found.push([when, text]);
  }
  return found.map(([when, text]) => [when, text.replace(/\s+/g, ' ')]);
}

/**
 * What is drawn for the eye alone, such as a margin note from the glossary, is no part of the text; nor is what is hidden,
 * except the words of another phase; nor what is true only until a date, or from it.
 */
function isRead({ tagName, properties }: HtmlElement): boolean {
  const { className, ariaHidden, hidden, dataWhen, dataFrom, dataUntil } = properties;
  const classes = Array.isArray(className) ? className : [];
  return (
    ariaHidden !== 'true' &&
    (hidden === undefined || dataWhen !== undefined) &&
    (dataFrom ?? dataUntil) === undefined &&
    !NOT_TEXT.includes(tagName) &&
    !NOT_ON_SCREEN.some((name) => classes.includes(name))
  );
}
