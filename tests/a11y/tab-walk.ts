import type { Page } from '@playwright/test';
import { changedPixels, pictureOf, prepare } from './in-page.ts';

/** WCAG 2.4.13: focus changes as much as an outline of 2 px would, by 3:1. */
const OUTLINE_PX = 2;

/**
 * Walks the page with the Tab key: every stop is reached once, in reading order, in full view, and shows that it has
 * the focus.
 *
 * @param measured looks whose focus has been measured, so that pages which share it measure each only once
 */
export async function tabWalk(page: Page, measured = new Set<string>()): Promise<string[]> {
  await prepare(page);
  const { names, findings } = await page.evaluate(startWalk);
  const reached: number[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtStop);
    if (!stop || (stop.index === reached[0] && reached.length > 1)) break;
    findings.push(...stop.findings);
    if (reached.includes(stop.index) || reached.length > names.length) {
      findings.push(`${stop.name}: the focus comes back to it`);
      break;
    }
    if (stop.index >= 0 && stop.index < (reached.at(-1) ?? 0)) findings.push(`${stop.name}: comes too late`);
    reached.push(stop.index);
    if (measured.has(stop.look)) continue;
    measured.add(stop.look);
    const changed = await focusPixels(page, stop.clip);
    if (changed < stop.perimeter * OUTLINE_PX)
      findings.push(`${stop.name}: its focus is hardly seen, in ${changed} pixels`);
  }
  return [...findings, ...names.filter((_, index) => !reached.includes(index)).map((name) => `${name}: not reached`)];
}

/** Runs in the page: goes to its top, numbers the stops, and compares their order with that of the eye. */
function startWalk() {
  const { nameOf, isSeen, seenPartOf, restyle } = window.access;
  window.scrollTo({ top: 0, behavior: 'instant' });
  // The search focuses its field: Tab has to begin above it.
  document.body.tabIndex = -1;
  document.body.focus({ preventScroll: true });
  document.body.removeAttribute('tabindex');
  // Outlines that pass over letters change them less than the ground; what ignores the pointer can still cover.
  restyle(
    '* { transition: none !important; -webkit-text-fill-color: transparent !important; pointer-events: auto !important }',
  );
  const stops = [...document.querySelectorAll<HTMLInputElement>('*')].filter((element) => {
    const group = element.type === 'radio' ? [...document.getElementsByName(element.name)] : [];
    return (
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert], [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      (element.checked || !group.some((other) => (other as HTMLInputElement).checked))
    );
  });
  for (const [index, stop] of stops.entries()) stop.dataset.stop = String(index);
  const findings: string[] = [];
  const inFlow = stops.filter((element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return false;
    return isSeen(seenPartOf(element));
  });
  for (const [index, element] of inFlow.slice(1).entries()) {
    const [from, to] = [inFlow[index], element].map((stop) => stop && seenPartOf(stop).getClientRects()[0]);
    if (!from || !to) continue;
    const isInRow =
      Math.min(from.bottom, to.bottom) - Math.max(from.top, to.top) > Math.min(from.height, to.height) / 2;
    const isAbove = to.bottom <= from.top + 4 && to.left < from.right - 4;
    if (isAbove || (isInRow && to.right <= from.left + 4)) findings.push(`${nameOf(element)}: out of reading order`);
  }
  return { names: stops.map(nameOf), findings };
}

/** Runs in the page: what has the focus, unless the walk has left the document. Equal looks need one measurement. */
function lookAtStop() {
  const { nameOf, seenPartOf } = window.access;
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return null;
  const shown = seenPartOf(element);
  const name = nameOf(element);
  const findings: string[] = [];
  for (const { left, top, right, bottom, width, height } of shown.getClientRects()) {
    const isOutside = top < -1 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1;
    if (isOutside && width <= innerWidth && height <= innerHeight)
      findings.push(`${name}: has the focus outside of the window`);
    for (const part of [0.05, 0.5, 0.95]) {
      const hit = document.elementFromPoint(left + width * part, top + height * part);
      if (hit && !shown.contains(hit) && !element.contains(hit) && !hit.contains(shown) && paints(hit))
        findings.push(`${name}: has the focus under ${nameOf(hit)}`);
    }
  }
  // A link may fill its card, which then has the outline.
  const isCard = getComputedStyle(element, '::after').position === 'absolute' && element.offsetParent !== document.body;
  const { left, top, right, bottom } = ((isCard && element.offsetParent) || shown).getBoundingClientRect();
  const [x, y] = [Math.max(0, left - 8), Math.max(0, top - 8)];
  const clip = { x, y, width: Math.min(innerWidth, right + 8) - x, height: Math.min(innerHeight, bottom + 8) - y };
  const { outline, boxShadow, backgroundColor } = getComputedStyle(shown);
  const look = [shown.localName, shown.className, shown.parentElement?.className, outline, boxShadow, backgroundColor];
  const { width, height } = shown.getBoundingClientRect();
  const index = Number(element.dataset.stop ?? -1);
  return { index, name, findings, look: look.join(), clip, perimeter: 2 * (width + height) };

  function paints(hit: Element): boolean {
    for (let at: Element | null = hit; at && !at.contains(shown); at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      if (!/rgba\(.*, 0\)/.test(backgroundColor) || backgroundImage !== 'none' || at.matches('img, svg')) return true;
    }
    return false;
  }
}

/** In how many pixels what has the focus differs from itself without it. */
async function focusPixels(page: Page, clip: NonNullable<Parameters<typeof pictureOf>[1]>): Promise<number> {
  const focused = await pictureOf(page, clip);
  const element = await page.evaluateHandle(() => {
    const active = document.activeElement as HTMLElement;
    active.blur();
    return active;
  });
  const bare = await pictureOf(page, clip);
  await element.evaluate((active) => active.focus({ preventScroll: true }));
  return changedPixels(focused.data, bare.data);
}
