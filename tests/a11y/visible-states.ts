import type { ElementHandle, Page } from '@playwright/test';
import { prepare } from './in-page.ts';
import { contrastAt, pictureOf } from './pixels.ts';

/** Pixels by which a state has to differ to be noticed: the strokes of a small mark. */
const LEAST_CHANGE = 20;

/** What is current, pressed, chosen or open, and looks the same as if it were not. */
export async function lostStates(page: Page): Promise<string[]> {
  await prepare(page);
  const findings: string[] = [];
  const marked = page.locator(
    '[aria-current]:not([aria-current=false]), [aria-pressed], [aria-selected], input:checked, details > summary',
  );
  for (const handle of (await marked.elementHandles()) as ElementHandle<HTMLElement>[]) {
    const area = await handle.evaluate((element) => {
      const shown = window.access.isSeen(element) ? element : ((element as HTMLInputElement).labels?.[0] ?? element);
      shown.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = shown.getBoundingClientRect();
      const isText = element.matches('nav[aria-label=Breadcrumb] *, ol [aria-current]:not(a)');
      const isInClosed = element.closest('details:not([open])') && element.localName !== 'summary';
      if (!window.access.isSeen(shown) || width < 4 || isText || isInClosed) return null;
      return {
        x: Math.max(0, left + scrollX - 4),
        y: Math.max(0, top + scrollY - 4),
        width: width + 8,
        height: height + 8,
      };
    });
    if (!area) continue;
    const before = await pictureOf(page, area);
    const restore = await handle.evaluateHandle(turnOver);
    const after = await pictureOf(page, area);
    await restore.evaluate((undo) => undo());
    let changed = 0;
    for (let at = 0; at < before.data.length; at += 3) if (contrastAt(before, after, at) >= 1.5) changed++;
    if (changed < LEAST_CHANGE)
      findings.push(
        `${await handle.evaluate((element) => window.access.nameOf(element))}: its state is not seen in forced colours`,
      );
  }
  return findings;
}

/** Runs in the page: gives the element the other state; answers with what gives it back. */
function turnOver(element: HTMLElement): () => void {
  if (element instanceof HTMLInputElement) {
    element.checked = false;
    return () => {
      element.checked = true;
    };
  }
  const details = element.parentElement;
  if (element.localName === 'summary' && details instanceof HTMLDetailsElement) {
    details.open = !details.open;
    return () => {
      details.open = !details.open;
    };
  }
  const name = ['aria-current', 'aria-pressed', 'aria-selected'].find((state) => element.hasAttribute(state)) ?? '';
  const value = element.getAttribute(name) ?? '';
  if (name === 'aria-current') element.removeAttribute(name);
  else element.setAttribute(name, value === 'true' ? 'false' : 'true');
  return () => element.setAttribute(name, value);
}
