import type { Page } from '@playwright/test';
import { contrastAt, pictureOf, prepare } from './in-page.ts';

/** The spacing that WCAG 1.4.12 lets readers set. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/** Text that cannot be read where it is: cut off, beyond the side of the window, or under other text. */
export async function lostText(page: Page): Promise<string[]> {
  await prepare(page);
  return page.evaluate(() => {
    /** What anti-aliasing and rounding may take, in CSS pixels. */
    const TOLERANCE = 1.5;
    const { nameOf, textLines } = window.access;
    const findings = new Set<string>();
    const width = document.documentElement.clientWidth;
    const sideways = document.documentElement.scrollWidth - width;
    if (sideways > 0) findings.add(`the page scrolls sideways by ${sideways} px`);
    const inFlow: ReturnType<typeof textLines> = [];

    for (const line of textLines()) {
      let isPinned = false;
      let isScrolled = false;
      for (let at: Element | null = line.element; at && at !== document.body; at = at.parentElement) {
        const { display, overflowX, overflowY, position } = getComputedStyle(at);
        isPinned ||= ['fixed', 'sticky'].includes(position) || at.matches(':modal');
        if (display === 'inline' || display === 'contents') continue;
        const box = at.getBoundingClientRect();
        isScrolled ||= /auto|scroll/.test(overflowX + overflowY);
        const isOutX = line.left < box.left - TOLERANCE || line.right > box.right + TOLERANCE;
        const isOutY = line.top < box.top - TOLERANCE || line.bottom > box.bottom + TOLERANCE;
        const isCut = (isOutX && /hidden|clip/.test(overflowX)) || (isOutY && /hidden|clip/.test(overflowY));
        if (isCut && !isScrolled) findings.add(`“${line.text}”: cut by ${nameOf(at)}`);
      }
      const isBeyond = line.left < -TOLERANCE || line.right > width + TOLERANCE;
      if (isBeyond && !isScrolled) findings.add(`“${line.text}”: beyond the window`);
      if (!isPinned) inFlow.push(line);
    }

    inFlow.sort((a, b) => a.top - b.top);
    for (const [index, line] of inFlow.entries()) {
      for (const other of inFlow.slice(index + 1)) {
        if (other.top > line.bottom - TOLERANCE) break;
        const height = Math.min(line.bottom, other.bottom) - other.top;
        const overlap = Math.min(line.right, other.right) - Math.max(line.left, other.left);
        if (height > 3 && overlap > 3) findings.add(`“${line.text}”: over “${other.text}”`);
      }
    }
    return [...findings];
  });
}

/** Text that is lost once readers space it out. */
export async function lostSpacedText(page: Page): Promise<string[]> {
  await prepare(page);
  const undo = await page.evaluateHandle((css) => window.access.restyle(css), SPACING);
  const findings = await lostText(page);
  await undo.evaluate((restore) => restore());
  return findings;
}

/**
 * Text too pale for what is painted behind it, picture or not: the page is compared with itself without its text.
 * The strongest pixels of a line need 7:1, and 4.5:1 where its letters are large; the others are edges.
 */
export async function paleText(page: Page): Promise<string[]> {
  await prepare(page);
  const lines = await page.evaluate(() => {
    window.access.restyle('* { transition: none !important }');
    // The numerals in rosettes are for the eye alone: the name of the committee is below each.
    const lines = window.access
      .textLines()
      .filter(({ element, text }) => /[\p{Letter}\d]{2}/u.test(text) && !element.closest('svg[aria-hidden]'));
    return lines.map(({ element, text, left, top, right, bottom }) => {
      const { fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 600);
      const box = [left + scrollX, top + scrollY, right + scrollX, bottom + scrollY].map((side) => Math.round(side));
      return { text, needed: isLarge ? 4.5 : 7, box: box as [number, number, number, number] };
    });
  });
  const { data: withText, info } = await pictureOf(page);
  await page.evaluate(() =>
    window.access.restyle(
      '*, ::before, ::after { -webkit-text-fill-color: transparent !important; text-shadow: none !important }',
    ),
  );
  const { data: without } = await pictureOf(page);
  return lines.flatMap(({ text, needed, box: [left, top, right, bottom] }) => {
    const contrasts: number[] = [];
    for (let y = Math.max(0, top); y < Math.min(info.height, bottom); y++) {
      for (let x = Math.max(0, left); x < Math.min(info.width, right); x++)
        contrasts.push(contrastAt(withText, without, y * info.width + x));
    }
    const ink = contrasts.filter((contrast) => contrast > 1.05).sort((a, b) => b - a);
    const found = ink[Math.floor(ink.length * 0.05)] ?? 1;
    return found < needed - 0.05 ? [`“${text}”: ${found.toFixed(1)}:1, and ${needed}:1 is needed`] : [];
  });
}

/** What is pressed on less than 44 by 44 px (WCAG 2.5.5). Links in a sentence are the criterion's own exception. */
export async function smallTargets(page: Page, within = 'body'): Promise<string[]> {
  await prepare(page);
  return page.evaluate((within) => {
    /** Half of 44 px, less what rounding may take. */
    const HALF_PX = 21;
    /** Where the middle of the target may be, seen from that of its box: most often there. */
    const SHIFTS = Array.from({ length: 43 }, (_, index) => Math.ceil(index / 2) * (index % 2 ? 1 : -1));
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
          const isWide = (dx: number, dy: number) =>
            SHIFTS.some((px) => [px - HALF_PX, px + HALF_PX].every((end) => isPressed(x + dx * end, y + dy * end)));
          return isWide(1, 0) && isWide(0, 1);
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
    const isFade = (rule: CSSRule): boolean => {
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return false;
      if (rule instanceof CSSGroupingRule) return [...rule.cssRules].some(isFade);
      return /^@view-transition[^}]*auto/.test(rule.cssText);
    };
    if ([...document.styleSheets].some(({ cssRules }) => [...cssRules].some(isFade)))
      findings.push('pages fade into each other');
    return findings;
  });
}
