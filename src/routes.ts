import { slug } from 'github-slugger';

/** A link and its words. Content files write links in the same form. */
export interface TitledLink {
  title: string;
  /** The path of a page of this site, or the whole address of another site's page. */
  url: string;
  /** What the link leads to. */
  note?: string | undefined;
  /** Language of the title, if it is not that of the page. */
  lang?: string | undefined;
}

/** Ids on every page. Texts link to `#registration`. */
export const ANCHORS = {
  main: 'main',
  registration: 'registration',
  registrationTitle: 'registration-title',
  registrationNote: 'registration-note',
  openRegistration: 'open-registration',
};

/** Ids on the page Contact. */
export const CONTACT_ANCHORS = { form: 'send-a-message', roster: 'secretariat', address: 'write-or-visit' };

/** The id of a question on the page for parents. */
export function questionAnchor(index: number): string {
  return `question-${index + 1}`;
}

/** Addresses that do not depend on the content. */
export const routes = {
  splash: '/',
  home: '/home',
  about: '/about',
  addressals: '/addressals',
  committees: '/committees',
  briefs: '/committees/briefs',
  guidelines: '/guidelines',
  resources: '/resources',
  contact: '/contact',
  comingSoon: '/coming-soon',
  media: '/media',
  parents: '/parents-and-schools',
  glossary: '/glossary',
  search: '/search',
} as const;

/** Pages of content/pages to which other pages link, if they exist: names of files without `.md`. */
export const NAMED_PAGES = {
  firstConference: 'first-conference',
  pointsAndMotions: 'points-and-motions',
  positionPaper: 'position-paper',
  privacy: 'privacy',
} as const;

/** The title of a document in conference.yaml. The footer links to the document with this title. */
export const BROCHURE = 'Brochure';

/** The id of a term. The prefix avoids clashes with other ids. */
export function termAnchor(term: string): string {
  return `term-${slug(term)}`;
}

/** Address of a term in the glossary. */
export function termPath(term: string): string {
  return `${routes.glossary}#${termAnchor(term)}`;
}

/** The id of a committee on the page of briefs. The prefix avoids clashes with other ids. */
export function briefAnchor(slug: string): string {
  return `committee-${slug}`;
}

export function committeePath(slug: string): string {
  return `${routes.committees}/${slug}`;
}

export function addressalPath(slug: string): string {
  return `${routes.addressals}/${slug}`;
}

/** The path of a page of content/pages. */
export function furtherPath(slug: string): string {
  return `/${slug}`;
}

/** A link to a page of content/pages. */
export function furtherLink({ slug, title }: { slug: string; title: string }): TitledLink {
  return { title, url: furtherPath(slug) };
}

/** @param language such as `hi` */
export function translatedPath(language: string): string {
  return `${routes.parents}/${language}`;
}

/** The folder of share cards. */
export const SHARE_CARDS_PATH = '/share';
export const SITEMAP_PATH = '/sitemap.xml';
export const CALENDAR_PATH = '/calendar/conference.ics';
/** The search index, written by integrations/search-index.ts. */
export const SEARCH_INDEX_PATH = '/search.json';
/** The terms of the glossary, which the search loads. */
export const TERMS_PATH = '/glossary.json';
