import type { Committee } from './schemas/committee.ts';

/** The largest in which a picture of a committee is shown, in pixels. It is cut to this ratio: `--plate` in tokens.css. */
export const COMMITTEE_SIZE = { width: 800, height: 1000 };

/**
 * Beside `disec.webp`, `disec-night.webp` is drawn for dark ground, and `disec-small.webp` with fewer, bolder lines.
 * `folios-large.webp` has more pixels.
 * `hsra-paper.webp` is printed in place of a picture that stands on midnight.
 * `statue-splash.webp` stands on midnight in both schemes, whose colour it is filled with.
 */
export function variantPath(path: string, variant: 'night' | 'small' | 'large' | 'splash' | 'paper'): string {
  return path.replace(/(\.\w+)$/, `-${variant}$1`);
}

/** All files that a picture can have, the picture itself first. */
export function drawingsOf(path: string): string[] {
  const drawings = [path, ...(['night', 'splash', 'paper'] as const).map((variant) => variantPath(path, variant))];
  return drawings.flatMap((drawing) => [drawing, variantPath(drawing, 'small'), variantPath(drawing, 'large')]);
}

/** Whether a picture stands on midnight in both schemes, in brass ink: that of a committee of another time. */
export function isOnMidnight({ era }: Pick<Committee, 'era'>): boolean {
  return era !== undefined;
}
