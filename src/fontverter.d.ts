/** The part of fontverter 2.0 that is used here; the package brings no types of its own. */
declare module 'fontverter' {
  /** The same font in another format. */
  export function convert(font: Buffer, format: 'truetype'): Promise<Buffer>;
}
