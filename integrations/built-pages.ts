import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { PUBLIC_DIR } from '../src/content/load.ts';
import { boundariesOf, type ConferenceDays, isShown, phaseAt, type ShownWhen } from '../src/phase/phase.ts';
import { pagePath } from '../src/shared/base-path.ts';
import { filesIn } from '../src/shared/files.ts';
import { elementsIn, type HtmlElement, type HtmlParent } from '../src/shared/html.ts';

/** An HTML page that the build has made. */
export interface BuiltPage {
  file: string;
  /** Path within the site, such as `/about`. */
  path: string;
  html: string;
  /** Every element, in document order. */
  elements: HtmlElement[];
}

/** The built pages. HTML files from `public/`, such as kept sites, are left out: they are served as they are. */
export async function readPages(distDir: string, publicFolder = PUBLIC_DIR): Promise<BuiltPage[]> {
  const isPage = (name: string) => name.endsWith('.html') && !existsSync(join(publicFolder, name));
  const names = filesIn(distDir).filter(isPage);
  return Promise.all(
    names.map(async (name) => {
      const file = join(distDir, name);
      const html = await readFile(file, 'utf8');
      return { file, path: pagePath(`/${name}`, ''), html, elements: elementsIn(fromHtml(html) as HtmlParent) };
    }),
  );
}

/**
 * Gives `hidden` to elements that are not shown at this time, for visitors without scripts or styles.
 * @param now milliseconds since the epoch
 */
export function hideOtherPhases(page: BuiltPage, conference: ConferenceDays, now: number): BuiltPage {
  const current = phaseAt(boundariesOf(conference), now);
  const otherPhases = page.elements.filter((element) => !isShown(shownWhenOf(element), current, now));
  let { html } = page;
  // The loop runs backwards, so that the offsets of earlier elements stay valid.
  for (const { tagName, position } of otherPhases.reverse()) {
    const afterName = (position?.start.offset ?? NaN) + 1 + tagName.length;
    html = `${html.slice(0, afterName)} hidden${html.slice(afterName)}`;
  }
  return { ...page, html };
}

/** The attributes of an element that limit when it is shown. */
export function shownWhenOf({ properties }: HtmlElement): ShownWhen {
  const { dataWhen: when, dataWhenDay: whenDay, dataFrom: from, dataUntil: until } = properties;
  return { when, whenDay, from, until } as ShownWhen;
}

/**
 * Messages for files of the public folder that have the address of a built file. Some hosts ignore capitals.
 * @param made names of the built files
 */
export function findTakenNames(made: readonly string[], publicFolder: string): string[] {
  const addressOf = (name: string) => pagePath(`/${name}`, '').toLowerCase();
  const taken = new Set(made.map(addressOf));
  return filesIn(publicFolder)
    .filter((name) => taken.has(addressOf(name)))
    .map((name) => `public/${name}: The website itself has this address. Give this file another name.`);
}
