import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagePath } from '../src/shared/base-path.ts';
import { elementsIn, type HtmlElement, parsePage } from '../src/shared/html.ts';
import { siteFiles } from './site-files.ts';

/** Elements that are used or drawn, rather than read. */
const NOT_TEXT = ['astro-island', 'button', 'form', 'nav', 'script', 'style', 'svg'];

/** Classes of what is printed only, or only announced. */
const NOT_ON_SCREEN = ['print-only', 'visually-hidden'];

/** Writes `search.json`: the words of each page, by its path. */
export async function writeSearchIndex(distDir: string): Promise<void> {
  const words: Record<string, string> = {};
  for (const file of await siteFiles(distDir, '**/*.html')) {
    words[pagePath(`/${file}`, '')] = wordsOf(await readFile(join(distDir, file), 'utf8'));
  }
  await writeFile(join(distDir, 'search.json'), JSON.stringify(words));
}

/** The words in the `main` of a page. */
export function wordsOf(html: string): string {
  const main = elementsIn(parsePage(html)).find(({ tagName }) => tagName === 'main');
  return main ? textIn(main).replace(/\s+/g, ' ').trim() : '';
}

/** The text that is read in an element, with spaces around every element inside it. */
function textIn({ children }: HtmlElement): string {
  return children
    .map((child) => {
      if (child.type === 'text') return child.value;
      return child.type === 'element' && isRead(child) ? ` ${textIn(child)} ` : '';
    })
    .join('');
}

/** What is drawn for the eye alone, such as a margin note from the glossary, is no part of the text either. */
function isRead({ tagName, properties: { className, ariaHidden } }: HtmlElement): boolean {
  const classes = Array.isArray(className) ? className : [];
  return ariaHidden !== 'true' && !NOT_TEXT.includes(tagName) && !NOT_ON_SCREEN.some((name) => classes.includes(name));
}
