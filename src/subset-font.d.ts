/** The part of subset-font 2.9 that is used here; the package brings no types of its own. */
declare module 'subset-font' {
  /** A font file cut down to the glyphs of a text, with some OpenType features. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; keepFeatures: string[]; noHinting: boolean },
  ): Promise<Buffer>;
}
