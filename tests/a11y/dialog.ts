import type { Locator } from '@playwright/test';
import { exposed, focused, inWords } from './exposed.ts';
import { containsFocus, focus, holdsFocus, isFocused, isHidden, isShown, type Pointer, point } from './soon.ts';

/** With what a dialog is opened, used and closed. */
export type Means = 'keyboard' | Pointer;

const TABBABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * The modal dialog pattern of the ARIA Authoring Practices, for the dialog that a button opens: it takes the
 * focus and keeps it, is told as a modal dialog with a visible title, is closed by Escape, by a button of its
 * own and by a press beside it, and gives the focus back. What lies behind it is out of reach, and stands still.
 */
export async function dialogFindings(opener: Locator, means: Means): Promise<string[]> {
  const page = opener.page();
  const dialog = page.locator('dialog:visible, [role=dialog]:visible');
  const who = await inWords(opener);
  if (await dialog.count()) return ['a dialog is open before anything is pressed'];
  const findings: string[] = [];

  const ways: [string, () => Promise<unknown>][] = [
    ['Escape', () => page.keyboard.press('Escape')],
    ['its own button', () => press(closer(dialog), means)],
    ...(means === 'keyboard' ? [] : [[`a ${means} press beside it`, () => pressBeside(dialog, means)] as Way]),
  ];
  for (const [way, close] of ways) {
    findings.push(...(await press(opener, means)));
    if (!(await isShown(dialog))) return [...findings, `${who} opens no dialog by ${means}`];
    if (way === 'Escape') findings.push(...(await openFindings(dialog, opener)));
    const problem = await close();
    if (Array.isArray(problem)) findings.push(...problem);
    if (!(await isHidden(dialog))) return [...findings, `the dialog is not closed by ${way}`];
    if (!(await isFocused(opener))) {
      findings.push(`closed by ${way}, the dialog leaves the focus on ${await focused(page)}, not on ${who}`);
    }
    if (findings.length > 0) break;
  }
  return [...new Set(findings)];
}

type Way = [string, () => Promise<unknown>];

async function openFindings(dialog: Locator, opener: Locator): Promise<string[]> {
  const page = dialog.page();
  const findings = await toldFindings(dialog);
  if (!(await holdsFocus(dialog))) findings.push(`the dialog does not take the focus: it is on ${await focused(page)}`);
  if (!(await closer(dialog).isVisible())) findings.push('the dialog has no visible button that closes it');
  findings.push(...(await loopFindings(dialog, 'Tab')), ...(await loopFindings(dialog, 'Shift+Tab')));
  findings.push(...(await behindFindings(dialog, opener)));
  await dialog.locator(TABBABLE).first().focus();
  return findings;
}

async function toldFindings(dialog: Locator): Promise<string[]> {
  const { role, name, properties } = await exposed(dialog);
  const findings: string[] = [];
  if (role !== 'dialog' && role !== 'alertdialog') findings.push(`the dialog is told as “${role}”`);
  if (properties.modal !== true) findings.push('the dialog is not told as modal');
  if (name === '') findings.push('the dialog has no name');
  else if (!(await dialog.getByText(name, { exact: true }).first().isVisible())) {
    findings.push(`the name of the dialog, “${name}”, is no title to be seen`);
  }
  return findings;
}

/** Walks twice around: every control of the dialog comes, and nothing of the page. */
async function loopFindings(dialog: Locator, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const page = dialog.page();
  const controls = await dialog.locator(TABBABLE).filter({ visible: true }).all();
  const missed = new Set(await Promise.all(controls.map(inWords)));
  const findings: string[] = [];
  for (let step = 0; step < 2 * controls.length + 2; step += 1) {
    await page.keyboard.press(key);
    // Between the last control and the first, the browser lends the focus to its own window.
    if ((await page.locator('body:focus, html:focus').count()) || !(await page.locator('*:focus').count())) continue;
    const here = await focused(page);
    missed.delete(here);
    if (!(await containsFocus(dialog))) findings.push(`${key} leaves the open dialog, for ${here}`);
  }
  for (const name of missed) findings.push(`${key} never comes to ${name} of the dialog`);
  return findings;
}

/** What lies behind is not told, takes no focus and no press, and does not scroll. */
async function behindFindings(dialog: Locator, opener: Locator): Promise<string[]> {
  const page = dialog.page();
  const findings: string[] = [];
  if (!(await exposed(opener)).isIgnored) findings.push(`${await inWords(opener)} is told while the dialog is open`);
  const taking = await page.locator(TABBABLE).evaluateAll(
    (nodes, open) => {
      const before = document.activeElement;
      const took = nodes.filter((node) => {
        if (!(node instanceof HTMLElement) || open?.contains(node)) return false;
        node.focus({ preventScroll: true });
        return document.activeElement === node;
      });
      if (before instanceof HTMLElement) before.focus();
      return took.map((node) => (node.textContent ?? '').trim());
    },
    await dialog.elementHandle(),
  );
  if (taking.length > 0)
    findings.push(`behind the dialog the focus can be given to “${taking.slice(0, 3).join('”, “')}”`);

  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await scroll(dialog);
  for (const key of ['PageDown', 'End']) await page.keyboard.press(key);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  if ((await scrolled()) !== before) findings.push('the page scrolls behind the dialog');
  return findings;
}

/** Turns the wheel, or swipes, beside the dialog, and waits until the browser has done with it. */
async function scroll(dialog: Locator): Promise<void> {
  const page = dialog.page();
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  const client = await page.context().newCDPSession(page);
  await client.send('Input.synthesizeScrollGesture', {
    ...(await beside(dialog)),
    yDistance: -300,
    speed: 4000,
    gestureSourceType: hasTouch ? 'touch' : 'mouse',
  });
  await client.detach();
}

const closer = (dialog: Locator) => dialog.getByRole('button', { name: /close/i }).first();

/** A place outside of the dialog, where there is something of the page behind it. */
async function beside(dialog: Locator): Promise<{ x: number; y: number }> {
  const { y = 0 } = (await dialog.boundingBox()) ?? {};
  return { x: 12, y: Math.max(12, y / 2) };
}

async function pressBeside(dialog: Locator, pointer: Pointer): Promise<void> {
  const page = dialog.page();
  const { x, y } = await beside(dialog);
  await (pointer === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

async function press(target: Locator, means: Means): Promise<string[]> {
  if (means !== 'keyboard') return point(target, means);
  const findings = await focus(target);
  if (findings.length === 0) await target.page().keyboard.press('Enter');
  return findings;
}
