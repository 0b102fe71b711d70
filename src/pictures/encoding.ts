/**
 * How pictures are encoded, measured in docs/decisions.md. An engraving is ink of one colour on a
 * transparent ground: WebP with four levels of transparency is as small as AVIF, and encodes in a hundredth of the time.
 * Delete `.local/cache` after a change: Astro does not notice it.
 */
export const ENCODERS = { webp: { alphaQuality: 10 }, avif: { effort: 3 } };

export const QUALITY = { webp: 60, avif: 45 };
