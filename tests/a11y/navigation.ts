import type { Locator, Page } from '@playwright/test';
import { menuButton } from '../support/page.ts';
import {
  type Disclosure,
  disclosuresIn,
  escapeFindings,
  firstFindings,
  keyboardFindings,
  leavingFindings,
  oneOpenFindings,
  pointerFindings,
} from './disclosure.ts';
import { exposed } from './exposed.ts';
import { isHidden, isShown, type Pointer, point } from './soon.ts';

/**
 * The disclosure navigation pattern with top-level links, where the header lies flat: every menu is a
 * disclosure, closed by Escape, by the focus that leaves it, and by another that opens.
 */
export async function menuFindings(page: Page, pointer: Pointer): Promise<string[]> {
  const nav = mainNavigation(page);
  const menus = await disclosuresIn(nav);
  if (menus.length === 0) return ['the main navigation has no menus'];
  return firstFindings([
    () => linkFindings(nav),
    ...menus.flatMap((menu) => [() => keyboardFindings(menu), () => escapeFindings(menu), () => leavingFindings(menu)]),
    // The mouse comes last: a menu that it leaves closes a moment later, also one that a key has opened meanwhile.
    ...menus.map((menu) => () => pointerFindings(menu, pointer)),
    ...pairs(menus).map(
      ([one, other]) =>
        () =>
          oneOpenFindings(one, other, pointer),
    ),
  ]);
}

/**
 * The same navigation as a drawer of a small screen: a disclosure that covers the page, so that it closes
 * when the focus leaves it; its groups are an accordion of which one is open.
 */
export async function drawerFindings(page: Page, pointer: Pointer): Promise<string[]> {
  const nav = mainNavigation(page);
  const drawer: Disclosure = { button: menuButton(page), content: nav };
  const groups = await disclosuresIn(nav);
  const findings = await firstFindings([
    () => keyboardFindings(drawer),
    () => escapeFindings(drawer),
    () => leavingFindings(drawer),
    () => pointerFindings(drawer, pointer),
    () => point(drawer.button, pointer),
  ]);
  if (findings.length > 0) return findings;
  await isShown(nav);
  findings.push(
    ...(await firstFindings([
      () => linkFindings(nav),
      ...groups.map((group) => () => keyboardFindings(group)),
      ...groups.map((group) => () => pointerFindings(group, pointer)),
      ...pairs(groups).map(
        ([one, other]) =>
          () =>
            oneOpenFindings(one, other, pointer),
      ),
      () => point(drawer.button, pointer),
    ])),
  );
  await isHidden(nav);
  return findings;
}

const mainNavigation = (page: Page) => page.locator('header nav');

/** Each with the one after it. */
function pairs(all: Disclosure[]): [Disclosure, Disclosure][] {
  return all.slice(1).map((other, index) => [all[index] ?? other, other]);
}

/** Links are links, in lists of a named navigation without the roles of an application's menu; one says where one is. */
async function linkFindings(nav: Locator): Promise<string[]> {
  const findings: string[] = [];
  const { role, name } = await exposed(nav);
  if (role !== 'navigation' || name === '') findings.push(`the main navigation is told as ${role} “${name}”`);
  const links = await nav.locator('li > :first-child, li > * > p > :first-child').evaluateAll((nodes) =>
    nodes
      .filter((node) => node.matches('a, [role], [tabindex]'))
      .map((node) => ({
        label: node.textContent?.trim() ?? '',
        isLink: node.matches('a[href]:not([role], [tabindex])'),
        isHere: node instanceof HTMLAnchorElement && node.href.split('#')[0] === location.href.split(/[?#]/)[0],
        isCurrent: node.getAttribute('aria-current') === 'page',
      })),
  );
  if (links.length === 0) findings.push('the main navigation has no links in lists');
  for (const { label, isLink, isHere, isCurrent } of links) {
    if (!isLink) findings.push(`“${label}” of the main navigation is no plain link`);
    if (isHere !== isCurrent) findings.push(`“${label}” is ${isHere ? 'not' : 'wrongly'} marked as the current page`);
  }
  if ((await nav.locator('[role^=menu]').count()) > 0) {
    findings.push('the main navigation has roles of an application’s menu, whose keys it lacks');
  }
  return findings;
}
