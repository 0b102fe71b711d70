import type { Committee } from '../content/committee.ts';
import { type ConferenceDays, formatDays } from '../lib/dates.ts';
import { capitalise, ordinal, roman } from '../lib/numbers.ts';
import { STATUE_ALT } from '../lib/pictures.ts';
import { addressalPath, committeePath, routes } from '../lib/routes.ts';
import type { PageHead } from '../lib/seo.ts';
import { type SitePage, sitePages } from '../lib/site-pages.ts';

/** What is drawn on a card; pictures by the path at which visitors request them. */
export type Artwork =
  /** The statue beneath its arch. */
  | { kind: 'arch' }
  | { kind: 'facade' }
  | { kind: 'emblem'; image: string }
  /** A committee's picture, in a frame; a seal where it brings none. */
  | { kind: 'plate'; image: string }
  | { kind: 'seal'; slug: string; title: string }
  /** A guilloche of its own for every other page, drawn from its address. */
  | { kind: 'rosette'; seed: string };

/** What is told of one page by the picture that is shown where its address is shared. */
export interface ShareCard {
  /** Path of the page, such as `/committees/unhrc`. */
  pagePath: string;
  /** Path of the picture within the site, such as `/share/committees/unhrc.png`. */
  path: string;
  /** `centred`: the title on both sides of the artwork, as on the splash page. */
  layout: 'centred' | 'beside';
  ground: 'parchment' | 'midnight';
  /** A few words above the title. */
  label?: string | undefined;
  /** For whom a committee is kept, after the label. */
  binding?: string | undefined;
  title: string;
  /** The long form of a title that is an abbreviation. */
  fullName?: string | undefined;
  agenda?: string | undefined;
  /** A sentence or two in place of an agenda. */
  text?: string | undefined;
  artwork: Artwork;
  /** Whose card it is, at its foot; with the days and the city beside it. */
  imprint: string;
  days: string;
  city: string;
  /** The card in words. */
  alt: string;
}

/** What cards tell of an edition. */
export interface CardSources {
  conference: { name: string; edition: number; city: string; dates: ConferenceDays; keepOnPhone: boolean };
  pages: Record<keyof typeof routes, PageHead>;
  committees: readonly Committee[];
  addressals: readonly { slug: string; title: string; summary: string }[];
}

/** Everything but what all cards have in common. */
type OwnPart = Omit<ShareCard, 'pagePath' | 'path' | 'days' | 'city' | 'alt'> & { pictured?: string | undefined };

/** Emblems of pages, as their heads have them. */
const EMBLEMS: Record<string, string> = {
  [routes.addressals]: 'seal-jasmine',
  [routes.committees]: 'chamber',
  [routes.guidelines]: 'registration',
  [routes.resources]: 'registration',
  [routes.contact]: 'letter',
};

/** X takes no longer alternative text: https://developer.x.com/en/docs/x-for-websites/cards/overview/markup */
const MAX_ALT = 420;

/** Path of a page's card within the site. @param pagePath such as `/about` */
export function cardPath(pagePath: string): string {
  return `/share${pagePath === routes.splash ? '/index' : pagePath}.png`;
}

const cardsOf = new WeakMap<CardSources, Map<string, ShareCard>>();

/** The card of one page, if it has one. Those of an edition are put together once, whatever the number of pages. */
export function shareCardOf(edition: CardSources, pagePath: string): ShareCard | undefined {
  const cards = cardsOf.get(edition) ?? new Map(shareCards(edition).map((card) => [card.pagePath, card]));
  cardsOf.set(edition, cards);
  return cards.get(pagePath);
}

/** The cards of all pages, in the order of `sitePages`. */
export function shareCards(edition: CardSources): ShareCard[] {
  const { dates, city } = edition.conference;
  return sitePages(edition).map((page) => {
    const { pictured, ...own } = ownPart(page, edition);
    const card = { ...own, pagePath: page.path, path: cardPath(page.path), days: formatDays(dates), city };
    return { ...card, alt: inWords(card, pictured) };
  });
}

function ownPart(page: SitePage, { conference, committees, addressals }: CardSources): OwnPart {
  const { name } = conference;
  const editionName = `${capitalise(ordinal(conference.edition))} edition`;
  const index = committees.findIndex(({ slug }) => committeePath(slug) === page.path);
  const committee = committees[index];
  if (committee) return { ...committeePart(committee, index + 1), imprint: name };

  const { path, title, description: text } = page;
  const beside = { layout: 'beside', ground: 'parchment', label: editionName, title, text, imprint: name } as const;
  const asSite = { title: name, label: undefined, imprint: editionName };
  const arch = { artwork: { kind: 'arch' }, pictured: STATUE_ALT } as const;
  // These two stand for the whole site: “Welcome” and “Home” would tell nobody what it is.
  if (path === routes.splash) return { ...asSite, ...arch, layout: 'centred', ground: 'midnight' };
  if (path === routes.home) return { ...beside, ...asSite, artwork: { kind: 'facade' } };
  if (path === routes.about) return { ...beside, ...arch };
  const emblem = addressals.some(({ slug }) => addressalPath(slug) === path) ? 'letter' : EMBLEMS[path];
  if (emblem) return { ...beside, artwork: { kind: 'emblem', image: `/images/emblems/${emblem}.webp` } };
  return { ...beside, artwork: { kind: 'rosette', seed: path } };
}

function committeePart(committee: Committee, number: number): Omit<OwnPart, 'imprint'> {
  const { slug, title, fullName, kind, agenda, eligibility, image, imageAlt } = committee;
  return {
    layout: 'beside',
    // As on the pages, where committees set in the past are printed on midnight.
    ground: kind === 'historical' ? 'midnight' : 'parchment',
    label: `Committee ${roman(number)}`,
    binding: eligibility?.label,
    title,
    fullName: fullName === title ? undefined : fullName,
    agenda,
    artwork: image ? { kind: 'plate', image } : { kind: 'seal', slug, title },
    pictured: imageAlt,
  };
}

/** What the card says and shows, in sentences. */
function inWords(card: Omit<ShareCard, 'alt'>, pictured?: string): string {
  const { title, fullName, binding, agenda, imprint, days, city } = card;
  const sentences = [
    fullName ? `${title}: ${fullName}` : title,
    binding,
    agenda && `Agenda: ${agenda}`,
    `${imprint}, ${days}, ${city}`,
    pictured && `The picture shows ${pictured.charAt(0).toLowerCase()}${pictured.slice(1)}`,
  ];
  const text = sentences.flatMap((sentence) => (sentence ? `${sentence.replace(/\.$/, '')}.` : [])).join(' ');
  return text.length <= MAX_ALT ? text : `${text.slice(0, MAX_ALT - 1).replace(/\s+\S*$/, '')}…`;
}
