import type { Locator } from '@playwright/test';

/** How long a defect is waited for until it is one; what is right takes a frame or two. */
export const PATIENCE_MS = 4000;
const FRAME_MS = 1000 / 60;

/** @returns whether something is true, or comes to be: asked once a frame. */
export async function soon(isTrue: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + PATIENCE_MS; ; ) {
    if (await isTrue()) return true;
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, FRAME_MS));
  }
}

export const isShown = (element: Locator) => soon(() => element.first().isVisible());
export const isHidden = (element: Locator) => soon(() => element.first().isHidden());
export const isFocused = (element: Locator) => soon(() => hasFocus(element));
/** @returns whether the focus is within an element, or comes to be. */
export const holdsFocus = (element: Locator) => soon(() => containsFocus(element));

/** @returns whether the focus is within an element, or on it, at this moment. */
export function containsFocus(element: Locator): Promise<boolean> {
  return element.first().evaluate((node) => node.contains(document.activeElement));
}

function hasFocus(element: Locator): Promise<boolean> {
  return element.first().evaluate((node) => node === document.activeElement);
}

/** Gives the focus. @returns what kept it from being given, or nothing */
export async function focus(target: Locator): Promise<string[]> {
  try {
    await target.focus({ timeout: PATIENCE_MS });
  } catch {
    return [`${target} is not there to be focused`];
  }
  return (await isFocused(target)) ? [] : [`${target} does not take the focus`];
}

/** With what a visitor points. */
export type Pointer = 'mouse' | 'touch';

/** Clicks or taps. @returns what kept it from being done, or nothing */
export async function point(target: Locator, pointer: Pointer): Promise<string[]> {
  const options = { timeout: PATIENCE_MS };
  try {
    await (pointer === 'touch' ? target.tap(options) : target.click(options));
    return [];
  } catch (error) {
    return [`${pointer === 'touch' ? 'a tap' : 'a click'} cannot reach ${target}: ${String(error).split('\n')[0]}`];
  }
}
