/**
 * What all files of one picture have in common: `/_astro/unsc.HASH_SIZE.webp` and `/_astro/unsc-small.HASH_SIZE.webp`
 * are one picture in two sizes, `/_astro/unsc-night.HASH_SIZE.webp` is another (pictures/find-picture.ts).
 * @param path of a file; what is no picture is left as it is
 */
export function pictureStem(path: string): string {
  return path.replace(/(-small)?\.[^./]+\.(avif|webp)$/, '');
}
