import type { Page } from '@playwright/test';
import { type Disclosure, disclosuresIn, firstFindings, keyboardFindings, pointerFindings } from './disclosure.ts';
import { inWords } from './exposed.ts';
import type { Pointer } from './soon.ts';

/**
 * The accordion pattern, for every row of the page that opens: each header is a disclosure, and the browser's
 * own one or a button alone in a heading; its panel belongs to it alone, and comes right after it.
 */
export async function accordionFindings(page: Page, pointer: Pointer): Promise<string[]> {
  const rows = await disclosuresIn(page.locator('main'));
  if (rows.length === 0) return ['the page has no row that opens'];
  return firstFindings([
    ...rows.flatMap((row) => [() => headerFindings(row), () => keyboardFindings(row)]),
    ...rows.map((row) => () => pointerFindings(row, pointer)),
  ]);
}

async function headerFindings({ button, content }: Disclosure): Promise<string[]> {
  const who = await inWords(button);
  const findings: string[] = [];
  const isHeader = await button.evaluate(
    (node) =>
      node.matches('details > summary:first-child') ||
      (node.matches('button, [role=button]') && node.matches(':is(h2, h3, h4, h5, h6, [role=heading]) > :only-child')),
  );
  if (!isHeader) findings.push(`${who} is neither a summary nor a button alone in a heading`);
  const held = await button.evaluate((node) => node.querySelectorAll('a, button, input, [tabindex]').length);
  if (held > 0) findings.push(`${who} holds another control, which cannot be reached`);
  const isAlone = await content.evaluate((node) => node.nextElementSibling === null);
  if (!isAlone) findings.push(`${who} has content besides its panel`);
  return findings;
}
