import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SEARCH_INDEX_PATH } from '../src/routes.ts';
import type { HtmlElement } from '../src/shared/html.ts';
import type { BuiltPage } from './built-pages.ts';

/** Elements that are used or drawn, rather than read. */
const NOT_TEXT = ['astro-island', 'button', 'form', 'nav', 'script', 'style', 'svg'];

/** Classes of what is printed only, or only announced. */
const NOT_ON_SCREEN = ['print-only', 'visually-hidden'];

/** Writes the search index: the words in the `main` of each page, by its path. */
export async function writeSearchIndex(distDir: string, pages: BuiltPage[]): Promise<void> {
  const words = pages.map(({ path, elements }) => {
    const main = elements.find(({ tagName }) => tagName === 'main');
    return [path, main ? searchableText(main).replace(/\s+/g, ' ').trim() : ''];
  });
  await writeFile(join(distDir, SEARCH_INDEX_PATH), JSON.stringify(Object.fromEntries(words)));
}

/** The words in an element, with spaces around every element inside it. */
function searchableText({ children }: HtmlElement): string {
  return children
    .map((child) => {
      if (child.type === 'text') return child.value;
      return child.type === 'element' && isRead(child) ? ` ${searchableText(child)} ` : '';
    })
    .join('');
}

/** What is drawn for the eye alone, such as a margin note from the glossary, is no part of the text either; nor is what is hidden. */
function isRead({ tagName, properties: { className, ariaHidden, hidden } }: HtmlElement): boolean {
  const classes = Array.isArray(className) ? className : [];
  return (
    ariaHidden !== 'true' &&
    hidden === undefined &&
    !NOT_TEXT.includes(tagName) &&
    !NOT_ON_SCREEN.some((name) => classes.includes(name))
  );
}
