/** Beside `unsc.webp`, `unsc-night.webp` is drawn for dark ground, and `unsc-small.webp` with fewer, bolder lines. */
export function variantPath(path: string, variant: 'night' | 'small'): string {
  return path.replace(/(\.\w+)$/, `-${variant}$1`);
}
