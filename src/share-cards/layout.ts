import { CARD_SIZE } from '../lib/share-tags.ts';
import type { Artwork, ShareCard } from './cards.ts';

/** A place on a card, in pixels from its upper left corner. */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The whole card. */
export const CARD = CARD_SIZE;
/** The frame, and what keeps clear of it. */
export const EDGE = 20;
export const MARGIN = 72;
/** The guilloche band on which the artwork stands, and the midnight foot below it. */
export const BAND: Place = { left: 0, top: 478, width: CARD.width, height: 36 };
export const FOOT: Place = { left: 0, top: 514, width: CARD.width, height: 116 };
export const LOGO: Place = { left: MARGIN - 4, top: FOOT.top + 24, width: 68, height: 68 };

/** Width and height of each artwork. */
const SIZES: Record<Artwork['kind'], readonly [number, number]> = {
  arch: [326, 430],
  facade: [498, 400],
  emblem: [450, 320],
  rosette: [520, 260],
  plate: [304, 380],
  seal: [304, 380],
};

/** Where a card's artwork is: on the band, or, in its frame, halfway between the band and the frame of the card. */
export function placeOf({ artwork: { kind }, layout }: ShareCard): Place {
  const [width, height] = SIZES[kind];
  const isFramed = kind === 'plate' || kind === 'seal';
  const left = layout === 'centred' ? (CARD.width - width) / 2 : CARD.width - MARGIN - width + (isFramed ? -10 : 10);
  return { left, top: BAND.top - height - (isFramed ? 36 : 0), width, height };
}
