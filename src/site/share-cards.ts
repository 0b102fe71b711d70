import type { Edition } from '../content/collections.ts';
import { hindiFacts } from '../content/fill-in-hindi.ts';
import { formatDays } from '../shared/dates.ts';
import { capitalise, ordinal, roman } from '../shared/words.ts';
import { addressalPath, committeePath, languageOf, routes } from './routes.ts';
import { galleryPictures, type SitePage, sitePages } from './site-pages.ts';

/**
 * What a card shows beside its words: the statue in its arch, an emblem, or a picture in a frame, named by their path in
 * the project; or else half a rosette drawn from a seed.
 */
export type Artwork = { kind: 'arch' | 'emblem' | 'plate'; image: string } | { kind: 'sun'; seed: string };

/** The picture that represents a page where its address is shared. */
export type ShareCard = ReturnType<typeof shareCards>[number];

/** What differs from page to page; the rest is the same on every card or follows from it. */
interface OwnPart {
  isNight?: boolean;
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
  pictureAlt?: string | undefined;
  /** Name of the conference or edition, in the bottom strip. */
  imprint?: string;
  days?: string;
  city?: string;
}

export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Emblems at the head of these pages. */
const EMBLEMS: Record<string, string> = {
  [routes.addressals]: 'seal-jasmine',
  [routes.committees]: 'chamber',
  [routes.guidelines]: 'registration',
  [routes.resources]: 'registration',
  [routes.contact]: 'letter',
};

/** X takes no longer alternative text: https://developer.x.com/en/docs/x-for-websites/cards/overview/markup */
const MAX_ALT = 420;

/** Path of a page's card. @param pagePath such as `/about` */
export function cardPath(pagePath: string): string {
  return `/share${pagePath === routes.splash ? '/index' : pagePath}.png`;
}

/** The cards of all pages, in the order of `sitePages`. */
export function shareCards(edition: Edition) {
  const { name, dates, city } = edition.conference;
  const common = { isNight: false, imprint: name, days: formatDays(dates), city };
  return sitePages(edition).map((page) => {
    const own = committeePart(page.path, edition) ?? photographPart(page.path, edition) ?? pagePart(page, edition);
    const card = { ...common, ...own };
    return { ...card, pagePath: page.path, path: cardPath(page.path), alt: inWords(card) };
  });
}

function committeePart(path: string, { committees }: Edition): OwnPart | undefined {
  const index = committees.findIndex(({ slug }) => committeePath(slug) === path);
  const committee = committees[index];
  if (!committee) return undefined;
  const { slug, title, fullName, kind, agenda, eligibility, image, imageAlt } = committee;
  return {
    // As on the pages, where committees set in the past are on midnight.
    isNight: kind === 'historical',
    label: `Committee ${roman(index + 1)}`,
    eligibility: eligibility?.label,
    title,
    fullName: fullName === title ? undefined : fullName,
    agenda,
    artwork: image ? { kind: 'plate', image } : { kind: 'sun', seed: slug },
    pictureAlt: imageAlt,
  };
}

function photographPart(path: string, edition: Edition): OwnPart | undefined {
  const shot = galleryPictures(edition).find((picture) => picture.path === path);
  if (!shot) return undefined;
  const { title, group, file: image, alt: pictureAlt } = shot;
  const label = ['Media', group.label].filter(Boolean).join(' · ');
  return { label, title, artwork: { kind: 'plate', image }, pictureAlt };
}

function pagePart({ path, title, description: text }: SitePage, source: Edition): OwnPart {
  const { conference, addressals, pages } = source;
  const label = `${capitalise(ordinal(conference.edition))} edition`;
  const page = { label, title, text };
  if (languageOf(path) === 'hi') {
    const { edition, name: imprint = conference.name, days = '', city = conference.city } = hindiFacts(source);
    return { ...page, label: `${edition} संस्करण`, imprint, days, city, artwork: { kind: 'sun', seed: path } };
  }
  // These two represent the whole site: “Welcome” and “Home” would not say what it is.
  const site = { title: conference.name, imprint: label };
  const statue = (image: string) => ({ artwork: { kind: 'arch', image }, pictureAlt: pages.statueAlt }) as const;
  if (path === routes.splash) return { ...site, ...statue('src/assets/statue-splash.webp'), isNight: true };
  if (path === routes.home) return { ...site, text, ...statue('src/assets/statue.webp') };
  if (path === routes.about) return { ...page, ...statue('src/assets/statue.webp') };
  const emblem = addressals.some(({ slug }) => addressalPath(slug) === path) ? 'letter' : EMBLEMS[path];
  if (emblem) return { ...page, artwork: { kind: 'emblem', image: `src/assets/${emblem}.webp` } };
  return { ...page, artwork: { kind: 'sun', seed: path } };
}

/** What the card says and shows, in sentences. */
function inWords({ title, fullName, eligibility, agenda, imprint, days, city, pictureAlt }: OwnPart): string {
  const sentences = [
    fullName ? `${title}: ${fullName}` : title,
    eligibility,
    agenda && `Agenda: ${agenda}`,
    `${imprint}, ${days}, ${city}`,
    pictureAlt && `The picture shows ${pictureAlt.charAt(0).toLowerCase()}${pictureAlt.slice(1)}`,
  ];
  const text = sentences.flatMap((sentence) => (sentence ? `${sentence.replace(/\.$/, '')}.` : [])).join(' ');
  return text.length <= MAX_ALT ? text : `${text.slice(0, MAX_ALT - 1).replace(/\s+\S*$/, '')}…`;
}
