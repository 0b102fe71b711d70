import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { REVIEWED } from './reviewed.ts';

/** Rules about colours: all that another colour scheme can change. */
export const COLOUR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** Every level of WCAG, best practice and experiments. `hidden-content` only counts what is hidden. */
const RULES = axe
  .getRules()
  .filter(({ tags, ruleId }) => !tags.includes('deprecated') && ruleId !== 'hidden-content')
  .map(({ ruleId }) => ruleId);

/** What axe finds on the page as it is now: violations, and what it cannot decide unless a person has reviewed it. */
export async function axeFindings(page: Page, rules = RULES): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ rules, reviewed }) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const { violations, incomplete } = await axe.run(document, {
        runOnly: rules,
        resultTypes: ['violations', 'incomplete'],
        elementRef: true,
      });
      const toFindings = (results: typeof violations) =>
        results.flatMap(({ id, nodes }) =>
          nodes.map(({ element, target, any, all, none }) => {
            const message = [...any, ...all, ...none].map((check) => check.message).join(' ');
            const isReviewed = reviewed.some(
              ({ where, saying }) => element?.matches(where) && message.includes(saying),
            );
            return { isReviewed, text: `${id}: ${target.join(' ')}: ${message}` };
          }),
        );
      return [
        ...toFindings(violations).map(({ text }) => text),
        ...toFindings(incomplete).flatMap(({ isReviewed, text }) => (isReviewed ? [] : `not reviewed: ${text}`)),
      ];
    },
    { rules, reviewed: REVIEWED },
  );
}
