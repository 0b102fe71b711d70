import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { IS_FULL } from './extent.ts';
import { REVIEWED } from './reviewed.ts';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

// Not forced colours: axe does not know that they replace `-webkit-text-fill-color`.
const OTHER_COLOURS: Media[] = [{ colorScheme: 'dark' }, ...(IS_FULL ? [{ contrast: 'more' } as const] : [])];

/** Rules about colours: all that another colour scheme can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** `color-contrast` of level AAA, which spares the second rule about it. */
const CONTRAST = { contrastRatio: { normal: { expected: 7 }, large: { expected: 4.5 } } };

/** `hidden-content` only counts what is hidden. */
const LEFT_OUT = ['hidden-content', 'color-contrast-enhanced'];

/** Every level of WCAG, best practice and experiments. */
const RULES = axe
  .getRules()
  .filter(({ tags, ruleId }) => !tags.includes('deprecated') && !LEFT_OUT.includes(ruleId))
  .map(({ ruleId }) => ruleId);

/** What axe finds on the page as it is now: violations, and what it cannot decide unless a person has reviewed it. */
export async function axeFindings(page: Page, rules = RULES): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ rules, reviewed, contrast }) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      // The types do not know `checks`.
      const { violations, incomplete } = await axe.run(document, {
        runOnly: rules,
        resultTypes: ['violations', 'incomplete'],
        elementRef: true,
        checks: { 'color-contrast': { options: contrast } },
      } as import('axe-core').RunOptions);
      const toFindings = (results: typeof violations) =>
        results.flatMap(({ id, nodes }) =>
          nodes.map(({ element, target, any, all, none }) => {
            const message = [...any, ...all, ...none].map((check) => check.message).join(' ');
            const isReviewed = reviewed.some(([where, saying]) => element?.matches(where) && saying.test(message));
            return { isReviewed, text: `${id}: ${target.join(' ')}: ${message}` };
          }),
        );
      return [
        ...toFindings(violations).map(({ text }) => text),
        ...toFindings(incomplete).flatMap(({ isReviewed, text }) => (isReviewed ? [] : `not reviewed: ${text}`)),
      ];
    },
    { rules, reviewed: REVIEWED, contrast: CONTRAST },
  );
}

/** Expects no axe violations on the page as it is now, in any colour scheme. */
export async function expectNoFindings(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? {};
  expect.soft(await axeFindings(page), `${width} px`).toEqual([]);
  for (const colours of OTHER_COLOURS) {
    await page.emulateMedia(colours);
    expect.soft(await axeFindings(page, COLOUR_RULES), `${width} px, ${Object.values(colours)}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
}
