import type { Page } from '@playwright/test';
import { prepare } from './in-page.ts';
import { contrastAt, type Picture, pictureOf } from './pixels.ts';

/** Text as it stands in the document: `scale`d like the pictures only when looked up. */
interface Line {
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Height of the letters in CSS pixels. */
  size: number;
  /** At least 24 px, or 18.66 px and bold: WCAG's large text, for which 4.5:1 is enough. */
  isLarge: boolean;
}

/** Pixels to a CSS pixel: strokes of small letters have a core that is nothing but ink. */
const SCALE = 2;
const TRANSPARENT = `
  *, ::before, ::after, ::placeholder {
    color: transparent !important; -webkit-text-fill-color: transparent !important;
    text-shadow: none !important; text-decoration-color: transparent !important;
  }
`;

/**
 * Compares the page with itself without its text, pixel by pixel: what differs is ink, and what is there without it
 * is the ground that it stands on, artwork or not. Every stretch of a line, about a word long, needs 7:1, and
 * 4.5:1 where the letters are large, at its strongest pixels; the rest are edges.
 */
export async function pixelContrast(page: Page): Promise<string[]> {
  await prepare(page);
  await page.evaluate(async () => {
    for (const image of document.images) {
      image.loading = 'eager';
      await image.decode().catch(() => undefined);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    window.access.restyle('* { transition: none !important; caret-color: transparent !important }');
  });
  const { lines, height, width } = await page.evaluate(linesOfText);
  const findings: string[] = [];
  // In slices: a long page is more than one picture can hold.
  const SLICE = 1500;
  for (let y = 0; y < height; y += SLICE) {
    const own = lines.filter(({ top }) => top >= y && top < y + SLICE);
    if (!own.length) continue;
    const area = { x: 0, y, width, height: Math.min(SLICE + 120, height - y) };
    const inked = await pictureOf(page, area, SCALE, true);
    const undo = await page.evaluateHandle((css) => window.access.restyle(css), TRANSPARENT);
    const bare = await pictureOf(page, area, SCALE, true);
    await undo.evaluate((restore) => restore());
    for (const line of own) {
      const contrast = weakest(line, inked, bare, y);
      const needed = line.isLarge ? 4.5 : 7;
      if (contrast < needed - 0.05) findings.push(`${line.name}: ${contrast.toFixed(1)}:1, and ${needed}:1 is needed`);
    }
  }
  return [...new Set(findings)];
}

/** Runs in the page: every line of text that is in view when nothing is open. */
function linesOfText(): { lines: Line[]; height: number; width: number } {
  const lines = window.access.textRuns().flatMap(({ element, text, left, top, right, bottom }): Line[] => {
    const { fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    // What a form does not take at the moment is the criterion's own exception.
    if (element.closest(':disabled, [aria-disabled=true]')) return [];
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 600);
    const box = { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY };
    return box.right <= 0 || box.bottom <= 0 ? [] : [{ name: `“${text}”`, ...box, size, isLarge }];
  });
  return { lines, height: document.documentElement.scrollHeight, width: document.documentElement.clientWidth };
}

/** Contrast of the weakest stretch of a line: 1 where it has no ink at all. */
function weakest(line: Line, inked: Picture, bare: Picture, offset: number): number {
  const { scale, width, height } = inked;
  const [top, bottom] = [line.top - offset, line.bottom - offset].map((edge) => Math.round(edge * scale)) as [
    number,
    number,
  ];
  const right = Math.min(width, Math.round(line.right * scale));
  const stretch = Math.round(line.size * 4 * scale);
  let least = Number.POSITIVE_INFINITY;
  let most = 1;
  for (let from = Math.max(0, Math.round(line.left * scale)); from < right; from += stretch) {
    // What is left at the end joins the last stretch: it may be a full stop alone.
    const to = right - from < stretch * 1.5 ? right : from + stretch;
    const contrasts: number[] = [];
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y++) {
      for (let x = from; x < to; x++) {
        const contrast = contrastAt(inked, bare, (y * width + x) * 3);
        if (contrast > 1.05) contrasts.push(contrast);
      }
    }
    contrasts.sort((a, b) => b - a);
    most = Math.max(most, contrasts[0] ?? 1);
    // A few pixels are noise, or the foot of a comma.
    const core = contrasts[Math.floor(contrasts.length * 0.05)];
    if (core !== undefined && contrasts.length >= 12 * scale) least = Math.min(least, core);
    if (to === right) break;
  }
  return Number.isFinite(least) ? least : most;
}
