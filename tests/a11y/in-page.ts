import type { Page } from '@playwright/test';

/** Helpers that the checks share inside the page, as `window.access`. */
interface InPage {
  /** An element in words, such as `a “Register Now”`. */
  nameOf(element: Element): string;
  /** Whether sighted visitors see it: rendered, not transparent, not clipped away for screen readers only. */
  isSeen(element: Element): boolean;
  /** The element, or the label of a field that is not visible itself. */
  seenPartOf(element: Element): Element;
  /** The lines of visible text, each with its place in the window, without the space above and below its letters. */
  textLines(): TextLine[];
  /** Adds a style sheet that the security policy cannot refuse. Returns what removes it. */
  restyle(css: string): () => void;
}

interface TextLine {
  element: Element;
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

declare global {
  interface Window {
    access: InPage;
  }
}

/** Gives the page `window.access`. Every check calls it first. */
export async function prepare(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (window.access) return;

    const nameOf = (element: Element) => {
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
      return `${element.localName}${words && ` “${words.slice(0, 48)}”`}`;
    };

    const isSeen = (element: Element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { clipPath, clip, position } = getComputedStyle(at);
        if (/^inset\((50|100)%\)$/.test(clipPath) || (position === 'absolute' && clip.startsWith('rect'))) return false;
      }
      return true;
    };

    const seenPartOf = (element: Element) =>
      isSeen(element) ? element : ((element as HTMLInputElement).labels?.[0] ?? element);

    const textLines = () => {
      const lines: TextLine[] = [];
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

    const restyle = (css: string) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      };
    };

    window.access = { nameOf, isSeen, seenPartOf, textLines, restyle };
  });
}
