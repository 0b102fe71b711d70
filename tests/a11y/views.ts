import { expect, type Page } from '@playwright/test';
import { axeFindings, COLOUR_RULES } from './axe.ts';
import { IS_FULL } from './full.ts';

/** Windows in CSS pixels. 320 × 256 is a window of 1280 × 1024 at 400 % zoom. */
export const SIZES = [
  { width: 320, height: 640 },
  { width: 1280, height: 900 },
  ...(IS_FULL
    ? [
        { width: 390, height: 844 },
        { width: 768, height: 1024 },
        { width: 1920, height: 1080 },
        { width: 320, height: 256 },
      ]
    : []),
];

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

const USUAL_COLOURS: Media = { colorScheme: 'light', contrast: 'no-preference' };
// Not forced colours: axe does not know that they replace `-webkit-text-fill-color`.
const OTHER_COLOURS: Media[] = [{ colorScheme: 'dark' }, ...(IS_FULL ? [{ contrast: 'more' } as const] : [])];

/** axe has nothing to say about the page as it is now, whatever colours the visitor has chosen. */
export async function expectNoFindings(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? {};
  expect.soft(await axeFindings(page), `${width} px`).toEqual([]);
  for (const colours of OTHER_COLOURS) {
    await page.emulateMedia(colours);
    expect.soft(await axeFindings(page, COLOUR_RULES), `${width} px, ${Object.values(colours)}`).toEqual([]);
    await page.emulateMedia(USUAL_COLOURS);
  }
}
