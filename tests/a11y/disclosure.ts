import type { Locator } from '@playwright/test';
import { disclosingFindings, focused, inWords } from './exposed.ts';
import { containsFocus, focus, holdsFocus, isFocused, isHidden, isShown, type Pointer, point } from './soon.ts';

/** A button, and what it shows and hides. */
export interface Disclosure {
  button: Locator;
  content: Locator;
}

/**
 * The disclosure pattern of the ARIA Authoring Practices by keyboard: Enter and Space show and hide the
 * content; the button is told as one, and tells whether it is open; with Tab, what is shown comes next after
 * it, and what is hidden does not come. Begins and ends with the content hidden; ends at the first key that fails.
 */
export async function keyboardFindings(disclosure: Disclosure): Promise<string[]> {
  const { button } = disclosure;
  const { keyboard } = button.page();
  const who = await inWords(button);
  for (const key of ['Enter', 'Space']) {
    const findings = await focus(button);
    await keyboard.press(key);
    findings.push(...(await stateFindings(disclosure, true, key)));
    if (!(await isFocused(button))) {
      findings.push(`${who}: ${key} takes the focus away, to ${await focused(button.page())}`);
    }
    await keyboard.press(key);
    findings.push(...(await stateFindings(disclosure, false, `a second ${key}`)));
    if (findings.length > 0) return [...new Set(findings)];
  }
  return tabFindings(disclosure);
}

/** The same by mouse or finger. */
export async function pointerFindings(disclosure: Disclosure, pointer: Pointer): Promise<string[]> {
  const press = pointer === 'touch' ? 'tap' : 'click';
  for (const isOpen of [true, false]) {
    const findings = await point(disclosure.button, pointer);
    findings.push(...(await stateFindings(disclosure, isOpen, `a ${isOpen ? '' : 'second '}${press}`)));
    if (findings.length > 0) return findings;
  }
  return [];
}

/** Whether it is as open as it should be after something was done, and told so. */
async function stateFindings({ button, content }: Disclosure, isOpen: boolean, how: string): Promise<string[]> {
  if (await (isOpen ? isShown(content) : isHidden(content))) return disclosingFindings(button, isOpen);
  return [`${await inWords(button)}: ${how} does not ${isOpen ? 'show' : 'hide'} its content`];
}

/** Where Tab leads from a closed and an open disclosure, and Shift+Tab back. */
async function tabFindings({ button, content }: Disclosure): Promise<string[]> {
  const { keyboard } = button.page();
  const who = await inWords(button);
  const at = () => focused(button.page());

  await keyboard.press('Tab');
  if (await containsFocus(content)) return [`${who}: Tab leads into what is hidden, to ${await at()}`];
  await keyboard.press('Shift+Tab');
  if (!(await isFocused(button))) return [`${who}: Shift+Tab leads past it, to ${await at()}`];
  await keyboard.press('Enter');
  await isShown(content);
  await keyboard.press('Tab');
  if (!(await holdsFocus(content))) return [`${who}: Tab leads past its content, to ${await at()}`];
  await keyboard.press('Shift+Tab');
  if (!(await isFocused(button))) return [`${who}: Shift+Tab from its content leads to ${await at()}`];
  await keyboard.press('Enter');
  await isHidden(content);
  return [];
}

/** Escape closes what is open and gives the focus back: from the button, and from within. */
export async function escapeFindings({ button, content }: Disclosure): Promise<string[]> {
  const { keyboard } = button.page();
  const who = await inWords(button);
  for (const from of ['its button', 'its content']) {
    await focus(button);
    await keyboard.press('Enter');
    await isShown(content);
    if (from === 'its content') await keyboard.press('Tab');
    await keyboard.press('Escape');
    if (!(await isHidden(content))) return [`${who}: Escape on ${from} does not close it`];
    if (!(await isFocused(button))) {
      return [`${who}: Escape on ${from} leaves the focus on ${await focused(button.page())}`];
    }
  }
  return [];
}

/** It closes when Tab leads out of it, so that it covers nothing that has the focus. */
export async function leavingFindings({ button, content }: Disclosure): Promise<string[]> {
  const page = button.page();
  const who = await inWords(button);
  await focus(button);
  await page.keyboard.press('Enter');
  await isShown(content);
  const findings = await focus(content.locator('a:visible, button:visible, summary:visible').last());
  if (findings.length > 0) return findings;
  await page.keyboard.press('Tab');
  if (await containsFocus(content)) return [`${who}: Tab does not lead out of it, but to ${await focused(page)}`];
  return (await isHidden(content)) ? [] : [`${who} stays open when Tab leaves it for ${await focused(page)}`];
}

/** Opening another closes it. */
export async function oneOpenFindings(one: Disclosure, other: Disclosure, pointer: Pointer): Promise<string[]> {
  const findings = [...(await point(one.button, pointer))];
  await isShown(one.content);
  findings.push(...(await point(other.button, pointer)));
  await isShown(other.content);
  if (!(await isHidden(one.content))) {
    findings.push(`${await inWords(one.button)} stays open beside ${await inWords(other.button)}`);
  }
  findings.push(...(await point(other.button, pointer)));
  await isHidden(other.content);
  return findings;
}

/** Every button in a part of the page that shows and hides what comes after it. */
export async function disclosuresIn(part: Locator): Promise<Disclosure[]> {
  const buttons = await part.locator('summary, [aria-expanded]').all();
  return buttons.map((button) => ({ button, content: button.locator('xpath=following-sibling::*[1]') }));
}

/** Makes each check in turn until one finds something: after that a page is no longer as the next expects it. */
export async function firstFindings(checks: (() => Promise<string[]>)[]): Promise<string[]> {
  for (const check of checks) {
    const findings = await check();
    if (findings.length > 0) return findings;
  }
  return [];
}
