/** The folder of the site's own pictures. */
export const ARTWORK_DIR = 'src/assets';

/** Path in the project of one of the site's own pictures. @param name of its file, such as `chamber` */
export function artworkPath(name: string): string {
  return `${ARTWORK_DIR}/${name}.webp`;
}
