/** The folder of the site's own pictures. */
export const ARTWORK_DIR = 'src/assets';

/** Path in the project of one of the site's own pictures. @param name of its file, such as `chamber` */
export function artworkPath(name: string): string {
  return `${ARTWORK_DIR}/${name}.webp`;
}

/** A picture that belongs to the website, for every school. */
interface StockArtwork {
  /** A figure stands in an arch. */
  isFigure?: boolean;
  /** What it shows, where it does more than decorate. */
  alt?: string;
}

/** These pictures, by the names of their files. */
export const STOCK: Record<string, StockArtwork> = {
  chamber: {},
  folios: {},
  letter: {},
  placard: {},
  registration: {},
  'seal-jasmine': {},
  statue: { isFigure: true, alt: 'A statue of Peace, raising a globe in one hand and holding a treaty in the other' },
};

/** The picture of the stock that a path leads to, if it leads to one. */
export function stockArtwork(path: string): StockArtwork | undefined {
  return Object.entries(STOCK).find(([name]) => artworkPath(name) === path)?.[1];
}
