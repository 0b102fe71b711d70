import type { Page } from '@playwright/test';
import { prepare } from './in-page.ts';

/** What is pressed on less than 44 by 44 px (WCAG 2.5.5). Links in a sentence are the criterion's own exception. */
export async function smallTargets(page: Page, within = 'body'): Promise<string[]> {
  await prepare(page);
  return page.evaluate((within) => {
    /** Less what rounding may take. */
    const LEAST_PX = 43;
    const { nameOf, isSeen, seenPartOf } = window.access;
    const isInSentence = (control: HTMLElement) => {
      let block: HTMLElement | null = control;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      if (!block || block === control) return false;
      const rest = block.cloneNode(true) as HTMLElement;
      for (const link of rest.querySelectorAll('a, button')) link.remove();
      return /\p{Letter}{2}/u.test(rest.textContent ?? '');
    };
    const controls = `${within} :is(a[href], button, summary, input, select, textarea)`;
    const findings = [...document.querySelectorAll<HTMLInputElement>(controls)]
      .filter((control) => isSeen(seenPartOf(control)) && !control.disabled && !isInSentence(control))
      .filter((control) => {
        seenPartOf(control).scrollIntoView({ block: 'center', behavior: 'instant' });
        const boxes = [control, ...(control.labels ?? [])].flatMap((part) => [...part.getClientRects()]);
        const isPressed = (x: number, y: number) => {
          const hit = document.elementFromPoint(x, y);
          return control.contains(hit) || hit?.closest('label')?.control === control;
        };
        return !boxes.some(({ left, top, width, height }) => {
          const [x, y] = [left + width / 2, top + height / 2];
          // Most need no walk.
          const half = LEAST_PX / 2;
          if (isPressed(x - half, y) && isPressed(x + half, y) && isPressed(x, y - half) && isPressed(x, y + half))
            return true;
          const reach = (dx: number, dy: number) => {
            let px = 0;
            while (px < LEAST_PX && isPressed(x + dx * px, y + dy * px)) px += 0.5;
            return px;
          };
          return reach(-1, 0) + reach(1, 0) >= LEAST_PX && reach(0, -1) + reach(0, 1) >= LEAST_PX;
        });
      })
      .map((control) => `${nameOf(control)}: is pressed on less than 44 px`);
    window.scrollTo({ top: 0, behavior: 'instant' });
    return findings;
  }, within);
}

/** Controls without border, outline, underline or icon of their own. Forced colours take away all backgrounds. */
export async function boundlessControls(page: Page): Promise<string[]> {
  await prepare(page);
  return page.evaluate(() => {
    const { nameOf, isSeen, seenPartOf } = window.access;
    const isDrawn = (part: Element) => {
      const { borderBlockEndWidth, borderBlockStartWidth, textDecorationLine, outlineStyle, appearance } =
        getComputedStyle(part);
      const isNative = appearance !== 'none' && part.matches('[type=checkbox], [type=radio], progress');
      const isBordered = Number.parseFloat(borderBlockEndWidth) + Number.parseFloat(borderBlockStartWidth) >= 1;
      return isBordered || isNative || textDecorationLine !== 'none' || outlineStyle !== 'none' || part.matches('svg');
    };
    return [...document.querySelectorAll('button, summary, input, select, textarea, progress')]
      .filter((control) => isSeen(seenPartOf(control)))
      .filter((control) => {
        const shown = seenPartOf(control);
        // An item of a bar or list may be bounded by the line around the item.
        const parts = [shown, ...shown.querySelectorAll('*'), shown.parentElement, shown.closest('li')];
        return !parts.some((part) => part && isDrawn(part));
      })
      .map((control) => `${nameOf(control)}: has no boundary`);
  });
}

/** What moves: running animations, smooth scrolling, and fades from page to page. */
export async function motion(page: Page): Promise<string[]> {
  await prepare(page);
  return page.evaluate(() => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    const findings = running.map(({ effect }) => {
      const { target } = effect as KeyframeEffect;
      return `${target ? window.access.nameOf(target) : 'something'}: moves`;
    });
    if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth') findings.push('the page glides');
    const isFade = (rule: CSSRule): boolean =>
      rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches
        ? false
        : rule instanceof CSSGroupingRule
          ? [...rule.cssRules].some(isFade)
          : rule.constructor.name === 'CSSViewTransitionRule' && rule.cssText.includes('auto');
    const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
    if (sheets.some((sheet) => [...sheet.cssRules].some(isFade))) findings.push('pages fade into each other');
    return findings;
  });
}
