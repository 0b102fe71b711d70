import type { Page } from '@playwright/test';

/** What the checks share inside the page. Put there by `prepare`, as `window.access`. */
export interface InPage {
  /** An element in words, for findings: `a “Register Now”`. */
  nameOf(element: Element): string;
  /** Whether sighted visitors see it: rendered, not for screen readers only, not wholly transparent. */
  isSeen(element: Element): boolean;
  /** Everything that the Tab key should stop at, in the order of the document. */
  stops(): HTMLElement[];
  /** The nearest ancestor, or the element itself, that stays with the window or lies in the top layer. */
  pinnedBy(element: Element): Element | null;
  /** Runs of visible text, a rectangle of the window for each line, without the space above and below the letters. */
  textRuns(): TextRun[];
  /** Lays a style over the page's own, whatever its policy says; answers with what takes it away. */
  restyle(css: string): () => void;
}

/** A line of one text node. */
export interface TextRun {
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

/** Gives the page what the checks need. To be called first by every check; costs nothing the second time. */
export async function prepare(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (window.access) return;

    const nameOf = (element: Element) => {
      const name =
        // biome-ignore lint/performance/useDomNodeTextContent: what is seen, not what is hidden in it.
        element.getAttribute('aria-label') ?? (element as HTMLElement).innerText ?? element.textContent ?? '';
      const words = (name.trim() || element.textContent || '').trim().replaceAll(/\s+/g, ' ').slice(0, 48);
      const id = element.id ? `#${element.id}` : '';
      return `${element.localName}${id}${words ? ` “${words}”` : ''}`;
    };

    const isSeen = (element: Element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { clipPath, clip, position } = getComputedStyle(at);
        if (clipPath === 'inset(50%)' || clipPath === 'inset(100%)') return false;
        if (position === 'absolute' && clip.startsWith('rect')) return false;
      }
      return true;
    };

    const stops = () =>
      [...document.querySelectorAll<HTMLElement>('*')].filter(
        (element) =>
          element.tabIndex >= 0 &&
          !element.matches(':disabled, [inert], [inert] *, input[type=hidden]') &&
          element.checkVisibility({ visibilityProperty: true }) &&
          // Of a group of radio buttons Tab reaches the chosen one.
          !(element.matches('input[type=radio]:not(:checked)') && hasChosen(element as HTMLInputElement)),
      );
    const hasChosen = ({ name, form }: HTMLInputElement) =>
      [...(form ?? document).querySelectorAll<HTMLInputElement>('input[type=radio]:checked')].some(
        (other) => other.name === name,
      );

    const pinnedBy = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (at.matches(':modal')) return at;
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
      }
      return null;
    };

    const textRuns = () => {
      const runs: TextRun[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (!element || !text || element.matches('script, style, noscript, option') || !isSeen(element)) continue;
        range.selectNodeContents(node);
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        for (const { left, top, right, bottom } of range.getClientRects()) {
          if (right - left < 2) continue;
          // The box of a line is that of the font; the letters stand in its middle.
          const spare = Math.max(0, (bottom - top - size) / 2) + size * 0.12;
          runs.push({ element, text: text.slice(0, 48), left, top: top + spare, right, bottom: bottom - spare });
        }
      }
      return runs;
    };

    const restyle = (css: string) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      };
    };

    window.access = { nameOf, isSeen, stops, pinnedBy, textRuns, restyle };
  });
}
