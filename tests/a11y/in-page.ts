import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** WCAG 1.4.11 and 2.4.13: what shows the state of a control differs by 3:1. */
const LEAST_CONTRAST = 3;

declare global {
  interface Window {
    access: ReturnType<typeof defineAccess>;
  }
}

/** Gives the page `window.access`. Every check calls it first. */
export async function prepare(page: Page): Promise<void> {
  await page.evaluate(defineAccess);
}

/** Runs in the page: what the checks share there. */
function defineAccess() {
  /** An element in words, such as `a “Register Now”`. */
  const nameOf = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
    return `${element.localName}${words && ` “${words.slice(0, 48)}”`}`;
  };

  /** Whether sighted visitors see it: rendered, not transparent, not clipped away for screen readers only. */
  const isSeen = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, clip, position } = getComputedStyle(at);
      if (/^inset\((50|100)%\)$/.test(clipPath) || (position === 'absolute' && clip.startsWith('rect'))) return false;
    }
    return true;
  };

  /** The element, or the label of a field that is not visible itself. */
  const seenPartOf = (element: Element) =>
    isSeen(element) ? element : ((element as HTMLInputElement).labels?.[0] ?? element);

  /** The lines of visible text, each with its place in the window, without the space above and below its letters. */
  const textLines = () => {
    const lines: { element: Element; text: string; left: number; top: number; right: number; bottom: number }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim().slice(0, 48);
      if (!element || !text || element.matches('script, style, noscript, option') || !isSeen(element)) continue;
      range.selectNodeContents(node);
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      for (const { left, top, right, bottom } of range.getClientRects()) {
        if (right - left < 2) continue;
        const space = Math.max(0, (bottom - top - size) / 2) + size * 0.12;
        lines.push({ element, text, left, top: top + space, right, bottom: bottom - space });
      }
    }
    return lines;
  };

  /** Adds a style sheet that the security policy cannot refuse. Returns what removes it. */
  const restyle = (css: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  };

  const access = { nameOf, isSeen, seenPartOf, textLines, restyle };
  window.access = access;
  return access;
}

/** What was painted: three bytes for each CSS pixel. */
export async function pictureOf(
  page: Page,
  clip?: { x: number; y: number; width: number; height: number },
): Promise<{ data: Buffer; info: { width: number; height: number } }> {
  const png = await page.screenshot({ scale: 'css', ...(clip ? { clip } : { fullPage: true }) });
  return sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** Contrast, as WCAG defines it, of one pixel in two pictures: 1 to 21. */
export function contrastAt(one: Buffer, other: Buffer, pixel: number): number {
  const [a, b] = [luminance(one, pixel), luminance(other, pixel)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** In how many pixels two pictures of one place differ enough to be seen. */
export function changedPixels(one: Buffer, other: Buffer): number {
  const pixels = Array.from({ length: one.length / 3 }, (_, pixel) => pixel);
  return pixels.filter((pixel) => contrastAt(one, other, pixel) >= LEAST_CONTRAST).length;
}

function luminance(data: Buffer, pixel: number): number {
  return [0.2126, 0.7152, 0.0722].reduce((sum, weight, channel) => {
    const part = (data[pixel * 3 + channel] ?? 0) / 255;
    return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  }, 0);
}
