import type { Phase } from '../phase/phase.ts';
import { variantPath } from './picture-variants.ts';

/** The site's own pictures: names of files in `src/assets`, with alternative texts; empty for decorative ones. */
export const ARTWORK = {
  chamber: '',
  delegates:
    'Four school delegates seen from behind. Two look at one another; a boy in a turban and a girl in a saree hold up placards: India and Kenya.',
  folios: '',
  letter: '',
  placard: '',
  registration: '',
  'seal-jasmine': '',
  statue: 'A statue of Peace, raising a globe in one hand and holding a treaty in the other',
};

/** The row of delegates at the foot of the home page. `narrowName`, for windows below 40rem, has four larger delegates. */
export const BENCHES: Record<Phase, { name: string; narrowName: string; alt: string }> = {
  before: {
    name: 'delegates-wide',
    narrowName: 'delegates',
    alt: 'School delegates on a long bench, seen from behind. Some turn to their neighbours and smile; some hold up placards with the names of countries.',
  },
  during: {
    name: 'delegates-wide-during',
    narrowName: 'delegates-during',
    alt: 'School delegates on a long bench, seen from behind. Some turn to their neighbours and smile; all hold up placards with the names of countries.',
  },
  after: {
    name: 'delegates-wide-after',
    narrowName: 'delegates-after',
    alt: 'School delegates on a long bench, seen from behind. Some turn to their neighbours and smile.',
  },
};

/** The drawings on the cards of the home page. They have few, bold lines: on small cards, fine lines would turn grey. */
export const CARDS = { committees: 'chamber-card', registration: 'registration-card', contact: 'letter-card' };

/** The doors on pages whose content is announced for later: closed, and ajar once the conference is over. */
export const DOORS = ['door', 'door-ajar'];

export type ArtworkName = keyof typeof ARTWORK;

/** The path in the project of a picture in `src/assets`. */
export function artworkPath(name: string): string {
  return `src/assets/${name}.webp`;
}

/** The statue of the splash, on midnight blue in both schemes. */
export const SPLASH_STATUE = variantPath(artworkPath('statue'), 'splash');
