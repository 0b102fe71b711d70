import type { Phase } from '../phase/phase.ts';
import { variantPath } from './picture-variants.ts';

/** The site's own pictures, by the names of their files in `src/assets`, with what they show where they do more than decorate. */
export const ARTWORK = {
  chamber: '',
  delegates: 'Delegates seen from behind, with their country placards raised',
  folios: '',
  letter: '',
  placard: '',
  registration: '',
  'seal-jasmine': '',
  statue: 'A statue of Peace, raising a globe in one hand and holding a treaty in the other',
};

/** The row of delegates at the foot of the home page. */
export const FRIEZES: Record<Phase, { name: string; alt: string }> = {
  before: { name: 'delegates-wide', alt: ARTWORK.delegates },
  during: { name: 'delegates-wide-during', alt: 'Delegates seen from behind, all with their country placards raised' },
  after: { name: 'delegates-wide-after', alt: 'Delegates seen from behind, side by side' },
};

/** What screens below 40rem get in place of a picture: fewer and larger figures. */
export const NARROW_CUTS: Readonly<Record<string, string>> = {
  'delegates-wide': 'delegates',
  'delegates-wide-during': 'delegates-during',
  'delegates-wide-after': 'delegates-after',
  delegates: 'delegates-trio',
};

export type ArtworkName = keyof typeof ARTWORK;

/** Path in the project of one of these pictures. */
export function artworkPath(name: string): string {
  return `src/assets/${name}.webp`;
}

/** The statue of the first page, on midnight in both schemes. */
export const SPLASH_STATUE = variantPath(artworkPath('statue'), 'splash');
