import type { Page } from '@playwright/test';
import { prepare } from './in-page.ts';
import { lostText } from './reflow.ts';

/** The spacing that WCAG 1.4.12 lets readers set. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/** Spreads the text as readers may, and finds what is lost by it. Afterwards the page is as it was. */
export async function textSpacing(page: Page): Promise<string[]> {
  await prepare(page);
  const undo = await page.evaluateHandle((css) => window.access.restyle(css), SPACING);
  const findings = await lostText(page);
  await undo.evaluate((restore) => restore());
  return findings;
}
