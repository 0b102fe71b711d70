/** The size that services ask for, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/**
 * What a card shows beside its words: a figure in its arch, an emblem or a framed picture, named by their path in the
 * project; or else half a rosette. A picture can have a whole one as its seal. Seeds decide how rosettes look.
 */
export type Artwork =
  | { kind: 'figure' | 'emblem'; image: string }
  | { kind: 'framed'; image: string; seal?: string }
  | { kind: 'rosette'; seed: string };

/** How the cards of a site look. */
export interface CardTheme {
  /** The rules of tokens.css. */
  tokens: string;
  /** The mark of the school, an SVG. */
  mark: string;
  /** The arch for a figure, an SVG. */
  arch: string;
}

/** What a card says and shows. */
export interface CardContent {
  isNight: boolean;
  /** A few words above the title. */
  label?: string | undefined;
  /** Who may take part, if not everyone may. */
  eligibility?: string | undefined;
  title: string;
  fullName?: string | undefined;
  agenda?: string | undefined;
  /** A sentence or two in place of an agenda. */
  text?: string | undefined;
  artwork: Artwork;
  /** What the picture shows, in words. */
  pictureAlt?: string | undefined;
  /** Name of the conference or edition, in the bottom strip. */
  imprint: string;
  days: string;
  city: string;
}

/** The picture that represents a page where its address is shared. */
export interface ShareCard extends CardContent {
  pagePath: string;
  path: string;
  alt: string;
}
