import type { Page } from '@playwright/test';
import { indicatorFaults } from './focus-indicator.ts';
import { prepare } from './in-page.ts';
import { orderFaults } from './reading-order.ts';

/** How many steps are taken back once the end is reached. */
const STEPS_BACK = 3;

declare global {
  interface Window {
    /** What Tab should stop at, in the order of the document, as `startWalk` found it. */
    walk: HTMLElement[];
  }
}

interface Stop {
  /** Place among `window.walk`; -1 for what was not there at the start, null for the document's end. */
  index: number | null;
  name: string;
  /** What is wrong with where it stands. */
  faults: string[];
  /** Elements of the same look have the same. */
  look: string;
}

/**
 * Walks the page with the Tab key from its beginning to its end, and a few steps back: everything is reached
 * once, in reading order, in full view, with an indicator that is seen, and nothing holds the focus.
 *
 * @param measured looks whose indicator has been measured already; to be shared by pages, so that each is measured once
 */
export async function tabWalk(page: Page, measured = new Set<string>()): Promise<string[]> {
  await prepare(page);
  const names = await startWalk(page);
  const findings = await orderFaults(page);
  const seen: number[] = [];
  for (let steps = 0; ; steps++) {
    const previous = seen.at(-1);
    const stop = await step(page, 'Tab');
    if (stop.index === null || (stop.index === seen[0] && seen.length > 1)) break;
    if (stop.index === previous || steps > names.length + 5) {
      findings.push(`${stop.name}: the focus cannot leave`);
      break;
    }
    findings.push(...stop.faults);
    // What came only now, as a button once the script has looked around, is walked over.
    if (stop.index === -1) continue;
    if (seen.includes(stop.index)) {
      findings.push(`${stop.name}: reached a second time`);
      break;
    }
    if (previous !== undefined && stop.index < previous)
      findings.push(`${stop.name}: comes after ${names[previous]}, before which it stands`);
    seen.push(stop.index);
    if (measured.has(stop.look)) continue;
    measured.add(stop.look);
    findings.push(...(await indicatorFaults(page)));
  }
  for (const [index, name] of names.entries()) if (!seen.includes(index)) findings.push(`${name}: not reached by Tab`);
  return [...findings, ...(await walkBack(page, seen))];
}

/** Puts the beginning of the walk at the beginning of the page. Answers with what is to be reached, in words. */
async function startWalk(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    (document.activeElement as HTMLElement | null)?.blur();
    // What lets the pointer through covers as well as what does not.
    window.access.restyle('* { pointer-events: auto !important }');
    window.walk = window.access.stops();
    return window.walk.map(window.access.nameOf);
  });
}

async function step(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop> {
  await page.keyboard.press(key);
  return page.evaluate(lookAtStop);
}

/** Runs in the page: where the focus is, and what is wrong there. */
function lookAtStop(): Stop {
  const { isSeen, nameOf } = window.access;
  const element = document.activeElement as HTMLInputElement | null;
  if (!element || element === document.body || element === (document.documentElement as HTMLElement))
    return { index: null, name: 'the end', faults: [], look: '' };
  const name = nameOf(element);
  const faults = window.access.stops().includes(element) ? [] : [`${name}: a stop that is not seen`];
  const shown = isSeen(element) || !element.labels?.[0] ? element : element.labels[0];
  for (const rect of shown.getClientRects()) {
    const { left, top, right, bottom, width, height } = rect;
    const fits = width <= innerWidth && height <= innerHeight;
    if (fits && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1))
      faults.push(`${name}: has the focus and is not all in the window`);
    const cover = coverOf(rect);
    if (cover) faults.push(`${name}: has the focus and lies under ${nameOf(cover)}`);
  }
  return { index: window.walk.indexOf(element), name, faults: [...new Set(faults)], look: lookOf() };

  /** What hides a part of the rectangle, if anything that paints. */
  function coverOf({ left, top, width, height }: DOMRect): Element | null {
    for (const x of [0.02, 0.25, 0.5, 0.75, 0.98]) {
      for (const y of [0.05, 0.5, 0.95]) {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        if (!hit || shown.contains(hit) || element?.contains(hit) || hit.contains(shown)) continue;
        for (let at: Element | null = hit; at && !at.contains(shown); at = at.parentElement) {
          const { backgroundColor, backgroundImage } = getComputedStyle(at);
          const paints = !/rgba\(.*, 0\)|transparent/.test(backgroundColor) || backgroundImage !== 'none';
          if (paints || at.matches('img, svg, video, canvas')) return at;
        }
      }
    }
    return null;
  }

  function lookOf(): string {
    const { outline, outlineOffset, boxShadow, backgroundColor, overflow } = getComputedStyle(shown);
    const ground: string[] = [];
    for (let at = shown.parentElement; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (!/rgba\(.*, 0\)/.test(style.backgroundColor)) ground.push(style.backgroundColor);
      if (style.overflow !== 'visible') ground.push(`${at.className} ${style.overflow}`);
    }
    const next = shown.nextElementSibling?.className ?? '';
    const own = [shown.localName, shown.className, outline, outlineOffset, boxShadow, backgroundColor, overflow];
    return [...own, next, ...ground].join('|');
  }
}

/** Shift and Tab lead back the same way. */
async function walkBack(page: Page, seen: number[]): Promise<string[]> {
  const findings: string[] = [];
  for (const index of seen.slice(-STEPS_BACK).reverse()) {
    let stop = await step(page, 'Shift+Tab');
    // From beyond the end of the document the first step leads only to the end.
    if (stop.index === null) stop = await step(page, 'Shift+Tab');
    if (stop.index !== index) findings.push(`${stop.name}: reached by Shift and Tab where another stands`);
    findings.push(...stop.faults);
  }
  return findings;
}
