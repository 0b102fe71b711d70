import type { Committee } from './schemas/committee.ts';

/** The largest size of a committee’s picture, in pixels. Its ratio is also `--plate` in tokens.css. */
export const COMMITTEE_SIZE = { width: 800, height: 1000 };

/**
 * Variants of `disec.webp`, and of the statue:
 * - `disec-night.webp` for dark ground, `disec-small.webp` with fewer, bolder lines, `disec-large.webp` with more pixels
 * - `disec-paper.webp` for print, if the picture is on midnight blue
 * - `statue-splash.webp` for the splash: the statue is filled with midnight blue, the ground of that page
 */
export function variantPath(path: string, variant: 'night' | 'small' | 'large' | 'splash' | 'paper'): string {
  return path.replace(/(\.\w+)$/, `-${variant}$1`);
}

/** All possible files of a picture, the picture itself first. */
export function drawingsOf(path: string): string[] {
  const drawings = [path, ...(['night', 'splash', 'paper'] as const).map((variant) => variantPath(path, variant))];
  return drawings.flatMap((drawing) => [drawing, variantPath(drawing, 'small'), variantPath(drawing, 'large')]);
}

/** Whether a committee is set in another period: its picture is then brass on midnight blue in both schemes. */
export function isNight({ era }: Pick<Committee, 'era'>): boolean {
  return era !== undefined;
}
