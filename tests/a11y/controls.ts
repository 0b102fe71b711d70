import type { Locator, Page } from '@playwright/test';
import { exposed, focused, inWords } from './exposed.ts';
import { containsFocus, isFocused, soon } from './soon.ts';

/** Roles of the parts of a page that speak when they change. */
const SPEAKING = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive], output';

/**
 * The radio group pattern, for every group of the page: named, one choice of it in the order of Tab, and the
 * arrows move and choose, around the ends. Ends with the choice with which it began.
 */
export async function radioFindings(page: Page): Promise<string[]> {
  const findings: string[] = [];
  const groups = await page.locator('main :is(fieldset, [role=radiogroup]):has([type=radio], [role=radio])').all();
  if (groups.length === 0) findings.push('the page has no group of choices');
  const stray = await page.locator('main [type=radio]:not(fieldset *, [role=radiogroup] *)').count();
  if (stray > 0) findings.push(`${stray} choices belong to no group`);
  for (const group of groups) {
    const { role, name } = await exposed(group);
    if (!['group', 'radiogroup'].includes(role) || name === '')
      findings.push(`choices are grouped as ${role} “${name}”`);
    findings.push(...(await choiceFindings(group, name)));
    if (findings.length > 0) break;
  }
  return findings;
}

async function choiceFindings(group: Locator, name: string): Promise<string[]> {
  const { keyboard } = group.page();
  const findings: string[] = [];
  const choices = await group.locator('[type=radio], [role=radio]').all();
  for (const choice of choices) {
    const told = await exposed(choice);
    if (told.role !== 'radio' || told.name === '')
      findings.push(`${name}: a choice is told as ${told.role} “${told.name}”`);
  }
  const first = choices[0];
  if (!first || !(await isChosen(first))) return [...findings, `${name}: the first choice is not chosen at the start`];
  await first.focus();
  for (const choice of [...choices.slice(1), first]) {
    await keyboard.press('ArrowDown');
    if (!(await isFocused(choice))) return [...findings, `${name}: an arrow leads to ${await focused(group.page())}`];
    if (!(await isChosen(choice))) return [...findings, `${name}: an arrow does not choose ${await inWords(choice)}`];
  }
  await keyboard.press('ArrowUp');
  if (!(await isFocused(choices.at(-1) ?? first))) findings.push(`${name}: the arrow up does not go around the end`);
  await keyboard.press('ArrowDown');
  await keyboard.press('Tab');
  if (await containsFocus(group)) findings.push(`${name}: Tab leads to a second choice, not out of the group`);
  await keyboard.press('Shift+Tab');
  if (!(await isFocused(first))) findings.push(`${name}: Shift+Tab does not lead back to the choice that is chosen`);
  return findings;
}

async function isChosen(choice: Locator): Promise<boolean> {
  return soon(async () => (await exposed(choice)).properties.checked === 'true');
}

/** The search of a page: a landmark, in it a field told as one to search with, named, and a button that sends it. */
export async function searchFindings(page: Page): Promise<string[]> {
  const landmark = page.locator('main').locator('search, [role=search]');
  if ((await landmark.count()) !== 1) return [`the page has ${await landmark.count()} search landmarks`];
  const findings: string[] = [];
  const field = landmark.locator('input').first();
  for (const [element, wanted] of [
    [landmark, 'search'],
    [field, 'searchbox'],
    [landmark.locator('[type=submit]'), 'button'],
  ] as const) {
    if ((await element.count()) === 0) findings.push(`the search has no ${wanted}`);
    else {
      const { role, name } = await exposed(element);
      if (role !== wanted) findings.push(`${await inWords(element)} is told as ${role}, not as ${wanted}`);
      if (name === '' && wanted !== 'search') findings.push(`${await inWords(element)} has no name`);
    }
  }
  return findings;
}

/**
 * A message is spoken if it comes into a part of the page that speaks and was there before, or in an alert, which
 * speaks as it appears.
 * @param act brings the message
 * @param politeness `assertive` only where it must interrupt
 */
export async function announcementFindings(
  page: Page,
  message: string | RegExp,
  act: () => Promise<unknown>,
  politeness: 'polite' | 'assertive',
): Promise<string[]> {
  const regions = await page.locator(SPEAKING).elementHandles();
  await act();
  const text = page.getByText(message).filter({ visible: true });
  if (!(await soon(async () => (await text.count()) > 0))) return [`${message} does not appear`];
  const spoken: string[] = [];
  for (const region of [...regions, ...(await page.locator('[role=alert]').elementHandles())]) {
    const live = await region.evaluate((node, selector) => {
      if (!(node instanceof Element)) return undefined;
      const isHere = node.isConnected && node.matches(selector);
      const said = node.getAttribute('aria-live') ?? (node.matches('[role=alert]') ? 'assertive' : 'polite');
      return isHere ? { said, text: node.textContent ?? '' } : undefined;
    }, SPEAKING);
    if (live && (typeof message === 'string' ? live.text.includes(message) : message.test(live.text)))
      spoken.push(live.said);
  }
  if (spoken.length === 0) return [`${message} appears where nothing is spoken`];
  return spoken.includes(politeness) ? [] : [`${message} is spoken as ${spoken.join(' and ')}, not as ${politeness}`];
}

/** A bar of progress is told as one, with a name, and its figure lies within its range. */
export async function progressFindings(bar: Locator): Promise<string[]> {
  const findings: string[] = [];
  const { role, name, isIgnored } = await exposed(bar);
  if (isIgnored || role !== 'progressbar' || name === '') findings.push(`the progress is told as ${role} “${name}”`);
  const value = await bar.evaluate((node) =>
    node instanceof HTMLProgressElement ? node.position : Number(node.ariaValueNow),
  );
  if (!(value >= 0)) findings.push('the progress tells no figure');
  return findings;
}
