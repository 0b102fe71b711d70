/**
 * What all files of one picture have in common: `/images/unsc-400.avif` and `/images/unsc.webp` are
 * one picture in two sizes and formats (ui/pictures.build.ts), `/images/unsc-night.avif` is another.
 * @param path of a file; what is no picture is left as it is
 */
export function pictureStem(path: string): string {
  return path.replace(/(-\d+)?\.(avif|webp|png|jpe?g)$/, '');
}
