import type { Page } from '@playwright/test';
import { prepare } from './in-page.ts';
import { type Area, contrastAt, type Picture, pictureOf } from './pixels.ts';

/** Room around an element in which its indicator is looked for, in CSS pixels. */
const ROOM = 12;
/** WCAG 2.4.13: what changes must differ by this much from what was there before. */
const LEAST_CONTRAST = 3;
/** WCAG 2.4.13: and be as large as an outline of so many CSS pixels around the element. */
const LEAST_THICKNESS = 2;

/**
 * Half-way through a transition nothing is as it will be; and where an outline passes over the letters of the lines
 * beside a link, it changes them less than the ground, as it may.
 */
const STILL_AND_BARE = '* { transition: none !important; -webkit-text-fill-color: transparent !important }';

/**
 * Measures, in pixels, how what has the focus differs from itself without it: as much of it as an outline of 2 px
 * has to change by 3:1. Leaves the focus where it was.
 */
export async function indicatorFaults(page: Page): Promise<string[]> {
  await prepare(page);
  const focused = await page.evaluate(measureFocused, ROOM);
  if (!focused) return ['nothing has the focus'];
  const needed = focused.perimeter * LEAST_THICKNESS;
  let changed = 0;
  for (const area of focused.areas) {
    changed = Math.max(changed, changedArea(...(await withAndWithoutFocus(page, area))));
    if (changed >= needed) return [];
  }
  return [
    `${focused.name}: focus changes ${Math.round(changed)} px² by 3:1, and an outline of 2 px has ${Math.round(needed)}`,
  ];
}

/** Runs in the page: where the indicator may be, around the element or around the card that its link fills. */
function measureFocused(room: number): { name: string; perimeter: number; areas: Area[] } | null {
  const element = document.activeElement as HTMLInputElement | null;
  if (!element || (element as HTMLElement) === document.body) return null;
  // A field that is not seen itself is told by its label.
  const seen = window.access.isSeen(element) ? element : (element.labels?.[0] ?? element);
  const rects = [...seen.getClientRects()];
  const around = (boxes: DOMRect[]): Area => {
    const x = Math.max(0, Math.floor(Math.min(...boxes.map(({ left }) => left))) - room);
    const y = Math.max(0, Math.floor(Math.min(...boxes.map(({ top }) => top))) - room);
    const right = Math.min(innerWidth, Math.ceil(Math.max(...boxes.map((box) => box.right))) + room);
    const bottom = Math.min(innerHeight, Math.ceil(Math.max(...boxes.map((box) => box.bottom))) + room);
    return { x: x + scrollX, y: y + scrollY, width: Math.max(1, right - x), height: Math.max(1, bottom - y) };
  };
  const areas = [around(rects)];
  const card = element.offsetParent;
  if (card && card !== document.body && getComputedStyle(element, '::after').position === 'absolute')
    areas.push(around([card.getBoundingClientRect()]));
  // Lines of one link that touch have one outline, as long as that of the box around them.
  const span = (low: number[], high: number[]) => Math.max(...high) - Math.min(...low);
  const box = {
    width: span(
      rects.map(({ left }) => left),
      rects.map(({ right }) => right),
    ),
    height: span(
      rects.map(({ top }) => top),
      rects.map(({ bottom }) => bottom),
    ),
  };
  const perimeter = Math.min(
    2 * (box.width + box.height),
    rects.reduce((sum, { width, height }) => sum + 2 * (width + height), 0),
  );
  return { name: window.access.nameOf(element), perimeter, areas };
}

async function withAndWithoutFocus(page: Page, area: Area): Promise<[Picture, Picture]> {
  const undo = await page.evaluateHandle((css) => window.access.restyle(css), STILL_AND_BARE);
  const focused = await pictureOf(page, area);
  const element = await page.evaluateHandle(() => {
    const active = document.activeElement as HTMLElement;
    const open = active.closest('details');
    const wasOpen = open?.open;
    active.blur();
    if (open && wasOpen) open.open = true;
    return active;
  });
  const bare = await pictureOf(page, area);
  await element.evaluate((active) => active.focus({ preventScroll: true }));
  await undo.evaluate((restore) => restore());
  return [bare, focused];
}

function changedArea(before: Picture, after: Picture): number {
  let pixels = 0;
  for (let at = 0; at < before.data.length; at += 3) {
    if (before.data[at] === after.data[at] && before.data[at + 1] === after.data[at + 1]) {
      if (before.data[at + 2] === after.data[at + 2]) continue;
    }
    if (contrastAt(before, after, at) >= LEAST_CONTRAST) pixels++;
  }
  return pixels / before.scale ** 2;
}
