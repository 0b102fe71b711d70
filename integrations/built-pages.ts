import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { boundariesOf, isShown, type PhaseMarks, phaseAt } from '../src/phase/phase.ts';
import { pagePath } from '../src/shared/base-path.ts';
import { presentFilesIn } from '../src/shared/files.ts';
import { elementsIn, type HtmlElement, type HtmlParent } from '../src/shared/html.ts';

/** A page as it was built. */
export interface BuiltPage {
  file: string;
  /** Its address within the site. */
  path: string;
  html: string;
  /** Every element in it, in the order of the page. */
  elements: HtmlElement[];
}

/** The pages of this site, without kept ones. */
export async function readPages(distDir: string): Promise<BuiltPage[]> {
  const names = presentFilesIn(distDir).filter((name) => name.endsWith('.html'));
  return Promise.all(
    names.map(async (name) => {
      const file = join(distDir, name);
      const html = await readFile(file, 'utf8');
      return { file, path: pagePath(`/${name}`, ''), html, elements: elementsIn(fromHtml(html) as HtmlParent) };
    }),
  );
}

/**
 * Gives `hidden` to what is not true on the day of the build, for readers without script or style.
 * @param now milliseconds since the epoch
 */
export function hideOtherPhases(
  page: BuiltPage,
  conference: Parameters<typeof boundariesOf>[0],
  now: number,
): BuiltPage {
  const current = phaseAt(boundariesOf(conference), now);
  const untrue = page.elements.filter((element) => !isShown(marksOf(element), current, now));
  let { html } = page;
  // From the last one on: places in the file stay as they are up to each.
  for (const { tagName, properties, position } of untrue.reverse()) {
    properties.hidden = true;
    const afterName = (position?.start.offset ?? NaN) + 1 + tagName.length;
    html = `${html.slice(0, afterName)} hidden${html.slice(afterName)}`;
  }
  return { ...page, html };
}

export function marksOf({ properties }: HtmlElement): PhaseMarks {
  const { dataWhen: when, dataWhenDay: whenDay, dataFrom: from, dataUntil: until } = properties;
  return { when, whenDay, from, until } as PhaseMarks;
}
