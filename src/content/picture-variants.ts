/**
 * Beside `disec.webp`, `disec-night.webp` is drawn for dark ground, and `disec-small.webp` with fewer, bolder lines.
 * `folios-large.webp` has more pixels.
 * `statue-splash.webp` stands on midnight in both schemes, whose colour it is filled with. `senate-brass.webp` is a picture
 * of its own for midnight in both schemes, with brass ink.
 */
export function variantPath(path: string, variant: 'night' | 'small' | 'large' | 'splash'): string {
  return path.replace(/(\.\w+)$/, `-${variant}$1`);
}

/** The dark ground that a picture is drawn for, by its name; none for one drawn for paper. */
export function groundOf(path: string): 'night' | 'splash' | 'brass' | undefined {
  const [, ground] = /-(night|splash|brass)(?:-small|-large)?\.\w+$/.exec(path) ?? [];
  return ground as ReturnType<typeof groundOf>;
}

/** All files that a picture can have, the picture itself first. */
export function drawingsOf(path: string): string[] {
  const drawings = [path, variantPath(path, 'night'), variantPath(path, 'splash')];
  return drawings.flatMap((drawing) => [drawing, variantPath(drawing, 'small'), variantPath(drawing, 'large')]);
}

/** Whether a committee's picture stands on midnight in both schemes. @param image its file, if it has one */
export function isOnMidnight(image: string | undefined): boolean {
  return groundOf(image ?? '') === 'brass';
}
