import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { REVIEWED, type Reviewed } from './reviewed.ts';

/**
 * Rules that are not run. All others are: every level, every version of WCAG, best practice,
 * what axe leaves off by default, and what it calls experimental.
 */
export const RULES_LEFT_OUT: Record<string, string> = {
  'hidden-content': 'It counts what is hidden. What can be shown is shown, and checked, in states.ts.',
};

/** Names of the rules that are run, in the order of the alphabet. */
export const RULES = axe
  .getRules()
  .filter(({ tags, ruleId }) => !tags.includes('deprecated') && !(ruleId in RULES_LEFT_OUT))
  .map(({ ruleId }) => ruleId)
  .sort();

/** What axe says of one element. */
export interface Finding {
  rule: string;
  /** A selector that leads to the element. */
  element: string;
  message: string;
  /** For what axe cannot decide: place in `REVIEWED` of the entry that a person has written about it, or -1. */
  review: number;
}

export interface AxeResult {
  violations: Finding[];
  /** What axe cannot decide and leaves to a person. */
  incompletes: Finding[];
}

/** Runs axe on the page as it stands: nothing is excluded. The page may have been asked before. */
export async function runAxe(page: Page): Promise<AxeResult> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(findingsInPage, { rules: RULES, reviewed: REVIEWED });
}

/** What is wrong with the page as it stands, in words: violations, and what nobody has reviewed. */
export async function axeFindings(page: Page): Promise<string[]> {
  return findingsOf(await runAxe(page));
}

/** The same of a result that is there already. */
export function findingsOf({ violations, incompletes }: AxeResult): string[] {
  const inWords = ({ rule, element, message }: Finding) => `${rule}: ${element}: ${message}`;
  return [
    ...violations.map(inWords),
    ...incompletes.filter(({ review }) => review < 0).map((finding) => `not reviewed: ${inWords(finding)}`),
  ];
}

/** Runs in the page, so it uses nothing from around it. */
async function findingsInPage({ rules, reviewed }: { rules: string[]; reviewed: Reviewed[] }): Promise<AxeResult> {
  const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
  // axe takes the colour of letters from -webkit-text-fill-color, which Chromium tells as the page has it even
  // while forced colours are drawn instead. Meanwhile it is told the colour that is drawn.
  const { prototype } = CSSStyleDeclaration;
  const { getPropertyValue } = prototype;
  if (matchMedia('(forced-colors: active)').matches) {
    prototype.getPropertyValue = function (name) {
      return getPropertyValue.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
    };
  }
  const results = await axe.run(document, {
    runOnly: { type: 'rule', values: rules },
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
  });
  prototype.getPropertyValue = getPropertyValue;
  const findings = (found: typeof results.violations): Finding[] =>
    found.flatMap(({ id, nodes }) =>
      nodes.map(({ element, target, any, all, none }) => {
        const message = [...any, ...all, ...none].map((check) => check.message).join(' ');
        return {
          rule: id,
          element: target.join(' '),
          message,
          review: reviewed.findIndex(
            ({ rules, where, saying }) => rules.includes(id) && element?.matches(where) && message.includes(saying),
          ),
        };
      }),
    );
  return { violations: findings(results.violations), incompletes: findings(results.incomplete) };
}
