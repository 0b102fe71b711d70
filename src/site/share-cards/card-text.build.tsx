import type { CSSProperties } from 'react';

interface TextStyle {
  /** In pixels, the largest first. A text has the first in which it fits. */
  sizes: number[];
  lineHeight: number;
  /** Width of its letters, compared with those of the display face. */
  letterWidth: number;
  css: CSSProperties;
}

const DISPLAY: CSSProperties = { fontFamily: 'var(--font-display)' };
const STRONG: CSSProperties = { color: 'var(--label)', fontWeight: 600 };
const QUIET: CSSProperties = { color: 'var(--text-2)' };
const RULED: CSSProperties = { marginTop: 10, paddingTop: 18, borderTop: '1px solid var(--line-ink)' };

/** The texts of a card. */
const TEXT_STYLES = {
  label: { sizes: [24], lineHeight: 1.4, letterWidth: 0.78, css: { ...STRONG, letterSpacing: '0.12em' } },
  title: { sizes: [124, 88, 68, 54], lineHeight: 1.04, letterWidth: 1, css: DISPLAY },
  fullName: { sizes: [30, 26], lineHeight: 1.3, letterWidth: 0.82, css: QUIET },
  agenda: { sizes: [46, 38, 30], lineHeight: 1.18, letterWidth: 1, css: { ...DISPLAY, ...RULED } },
  text: { sizes: [34, 30], lineHeight: 1.36, letterWidth: 0.82, css: { ...QUIET, marginTop: 10 } },
  days: { sizes: [32, 24], lineHeight: 1.3, letterWidth: 0.85, css: STRONG },
  city: { sizes: [28, 24], lineHeight: 1.3, letterWidth: 0.82, css: QUIET },
  imprint: { sizes: [38, 30], lineHeight: 1.1, letterWidth: 1, css: { ...DISPLAY, flex: 1 } },
} satisfies Record<string, TextStyle>;

/** Space above these texts, in pixels: margin, padding and rule. */
export const SPACE_ABOVE = { agenda: 10 + 18 + 1, text: 10 };

/** A text, and the pixels that it may take. */
interface TextBox {
  kind: keyof typeof TEXT_STYLES;
  text: string;
  width: number;
  height: number;
}

/** A text in the largest of its sizes that fits; nothing where there is no text. */
export function CardText({
  text,
  style,
  ...box
}: Omit<TextBox, 'text'> & { text: string | undefined; style?: CSSProperties }) {
  return text ? <div style={{ ...fitText({ ...box, text }).css, ...style }}>{text}</div> : null;
}

/** How a text is set: in the largest size in which it should fit. One that is too long even for the smallest is cut. */
export function fitText({ kind, text, width, height }: TextBox) {
  const { sizes, lineHeight, letterWidth, css }: TextStyle = TEXT_STYLES[kind];
  const heightAt = (size: number) => countLines(text, width / size / letterWidth) * size * lineHeight;
  const fitting = sizes.find((size) => heightAt(size) <= height);
  const fontSize = fitting ?? Math.min(...sizes);
  const base = { ...css, display: 'block', flexShrink: 0, fontSize, lineHeight };
  if (fitting !== undefined)
    return { isCut: false, height: heightAt(fitting), css: { ...base, textWrap: 'balance' } as CSSProperties };
  // Not balanced: where lines are clamped or words broken, satori balances them badly.
  const lineClamp = Math.floor(height / (fontSize * lineHeight));
  return { isCut: true, height, css: { ...base, lineClamp, overflowWrap: 'anywhere' } as CSSProperties };
}

/**
 * Lines that a text needs, by the usual width of its letters; infinitely many if a word is too long for a line.
 * @param width of a line, in em
 */
function countLines(text: string, width: number): number {
  let lines = 1;
  let end = 0;
  for (const word of text.split(' ')) {
    const length = [...word].reduce((sum, letter) => sum + widthOf(letter), 0);
    if (length > width) return Number.POSITIVE_INFINITY;
    if (end + length > width) {
      lines += 1;
      end = 0;
    }
    end += length + 0.25;
  }
  return lines;
}

/** Width of a letter of the display face in em, rather more than less. */
function widthOf(letter: string): number {
  if (/[MWm]/.test(letter)) return 1;
  if (/\p{Lu}/u.test(letter)) return 0.76;
  return /[\p{P}fijlrst]/u.test(letter) ? 0.39 : 0.59;
}
