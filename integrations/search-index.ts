import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TimedWords } from '../src/features/search/find-pages.ts';
import type { ShownWhen } from '../src/phase/phase.ts';
import { routes, SEARCH_INDEX_PATH } from '../src/routes.ts';
import type { HtmlElement } from '../src/shared/html.ts';
import { type BuiltPage, shownWhenOf } from './built-pages.ts';

/** Elements whose text is not indexed: controls and drawings. */
const NOT_TEXT = ['button', 'form', 'nav', 'script', 'style', 'svg'];

/** Classes of text for print alone, of text for screen readers alone, and of messages that appear if a script fails. */
const NOT_ON_SCREEN = ['print-only', 'visually-hidden', 'late'];

/** Writes the search index: for each path, the words in `main`, with the phases and times in which they are shown. */
export async function writeSearchIndex(distDir: string, pages: BuiltPage[]): Promise<void> {
  // The page of all briefs is not indexed, since its texts are also on the pages of the committees.
  const indexed = pages.filter(({ path }) => path !== routes.briefs);
  const words = indexed.map(({ path, elements }) => {
    const main = elements.find(({ tagName }) => tagName === 'main');
    return [path, main ? joinAlike(timedWordsIn(main)) : []];
  });
  await writeFile(join(distDir, SEARCH_INDEX_PATH), JSON.stringify(Object.fromEntries(words)));
}

/** The words of an element. Spaces keep the words of its child elements apart. */
function timedWordsIn({ children }: HtmlElement, shownWhen: ShownWhen = {}): TimedWords[] {
  return children.flatMap((child): TimedWords[] => {
    if (child.type === 'text') return [[shownWhen, child.value]];
    if (child.type !== 'element' || !isIndexed(child)) return [];
    const own = Object.entries(shownWhenOf(child)).filter(([, value]) => value !== undefined);
    const inside = own.length > 0 ? { ...shownWhen, ...Object.fromEntries(own) } : shownWhen;
    return [[shownWhen, ' '], ...timedWordsIn(child, inside), [shownWhen, ' ']];
  });
}

/** Joins neighbouring words that are shown under the same conditions. */
function joinAlike(words: TimedWords[]): TimedWords[] {
  const joined: TimedWords[] = [];
  for (const [shownWhen, text] of words) {
    const last = joined.at(-1);
    if (last?.[0] === shownWhen) last[1] += text;
    else joined.push([shownWhen, text]);
  }
  return joined.map(([shownWhen, text]) => [shownWhen, text.replace(/\s+/g, ' ')]);
}

/** Whether an element is indexed: not if it is always hidden, or skipped by screen readers, as margin notes are. */
function isIndexed(element: HtmlElement): boolean {
  const { className, ariaHidden, hidden } = element.properties;
  const classes = Array.isArray(className) ? className : [];
  const hasPhase = Object.values(shownWhenOf(element)).some(Boolean);
  return (
    ariaHidden !== 'true' &&
    (hidden === undefined || hasPhase) &&
    !NOT_TEXT.includes(element.tagName) &&
    !NOT_ON_SCREEN.some((name) => classes.includes(name))
  );
}
