/**
 * How pictures are encoded, measured in docs/decisions/0005-pictures.md. An engraving is ink of one colour on a
 * transparent ground: WebP with six levels of transparency is as small as AVIF, and encodes in a hundredth of the time.
 */
export const ENCODERS = { webp: { alphaQuality: 12 }, avif: { effort: 3 } };

export const QUALITY = { webp: 60, avif: 45 };
