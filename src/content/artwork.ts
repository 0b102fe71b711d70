/** The site's own pictures, by the names of their files in `src/assets`, with what they show where they do more than decorate. */
export const ARTWORK = {
  chamber: '',
  folios: '',
  letter: '',
  placard: '',
  registration: '',
  'seal-jasmine': '',
  statue: 'A statue of Peace, raising a globe in one hand and holding a treaty in the other',
};

export type ArtworkName = keyof typeof ARTWORK;

/** Path in the project of one of these pictures. */
export function artworkPath(name: string): string {
  return `src/assets/${name}.webp`;
}
