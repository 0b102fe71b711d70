/** The part of subset-font 2.9 that is used here; the package brings no types of its own. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    /** OpenType features to keep, by their four letters. */
    keepFeatures: string[];
    noHinting: boolean;
  }
  /** A font file cut down to the glyphs of a text. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
