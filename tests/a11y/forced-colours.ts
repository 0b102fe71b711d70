import type { Page } from '@playwright/test';
import { prepare } from './in-page.ts';
import { lostStates } from './visible-states.ts';

/** WCAG 1.4.11: what tells a control from its ground, and an icon from nothing. */
const LEAST_CONTRAST = 3;
/** What is lost where the system chooses the colours. The page is to be in forced colours already. */
export async function forcedColours(page: Page): Promise<string[]> {
  await prepare(page);
  if (!(await page.evaluate(() => matchMedia('(forced-colors: active)').matches))) return ['colours are not forced'];
  const undo = await page.evaluateHandle(() => window.access.restyle('* { transition: none !important }'));
  const findings = [...(await page.evaluate(lostBoundaries)), ...(await lostIcons(page)), ...(await lostStates(page))];
  await undo.evaluate((restore) => restore());
  return findings;
}

/** Runs in the page: buttons, fields and openers with neither border, outline, underline nor icon. */
function lostBoundaries(): string[] {
  const canvas = getComputedStyle(document.body).backgroundColor;
  const controls = 'button, summary, input:not([type=hidden]), select, textarea, progress, [role=button]';
  const isDrawn = (element: Element) => {
    const style = getComputedStyle(element);
    const sides = ['top', 'right', 'bottom', 'left'].some(
      (side) =>
        style.getPropertyValue(`border-${side}-style`) !== 'none' &&
        Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) >= 1 &&
        style.getPropertyValue(`border-${side}-color`) !== canvas,
    );
    const isLined =
      style.textDecorationLine !== 'none' || (style.outlineStyle !== 'none' && style.outlineColor !== canvas);
    return (
      sides || isLined || (style.appearance !== 'none' && element.matches('[type=checkbox], [type=radio], progress'))
    );
  };
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]'),
    )
    .filter((element) => {
      const label = (element as HTMLInputElement).labels?.[0];
      const shown = window.access.isSeen(element) || !label ? element : label;
      // The item of a bar or of a list is bounded by the line around the item.
      const around = [shown, ...shown.querySelectorAll('*'), shown.closest('li'), shown.parentElement];
      return !around.some((part) => part && (isDrawn(part) || part.matches('svg')));
    })
    .map((element) => `${window.access.nameOf(element)}: has no boundary in forced colours`);
}

/** Icons that do not differ from their ground. */
async function lostIcons(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const findings: string[] = [];
    const bytes = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: string) =>
      [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
        const part = (bytes(colour)[index] ?? 0) / 255;
        return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
      }, 0);
    for (const icon of document.querySelectorAll<SVGElement>('svg')) {
      if (!window.access.isSeen(icon) || !icon.getBoundingClientRect().width) continue;
      let ground = 'rgb(255, 255, 255)';
      for (let at: Element | null = icon; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (/rgba\(.*, 0\)/.test(backgroundColor)) continue;
        ground = backgroundColor;
        break;
      }
      const inks = [icon, ...icon.querySelectorAll('*')].flatMap((part) => {
        const { stroke, fill } = getComputedStyle(part);
        return [stroke, fill].filter((ink) => ink.startsWith('rgb') && !/rgba\(.*, 0\)/.test(ink));
      });
      const best = Math.max(
        ...inks.map((ink) => {
          const [a, b] = [luminance(ink), luminance(ground)];
          return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        }),
        1,
      );
      const owner = icon.closest('a, button, summary, li') ?? icon;
      if (best < least) findings.push(`${window.access.nameOf(owner)}: its icon vanishes in forced colours`);
    }
    return findings;
  }, LEAST_CONTRAST);
}
