import { slugify } from './shared/words.ts';

/** An address that begins with https leads to another site. */
export interface MenuLink {
  label: string;
  href: string;
}

/** Further addresses come from the folders of `content/`. */
export const routes = {
  splash: '/',
  home: '/home',
  about: '/about',
  addressals: '/addressals',
  committees: '/committees',
  guidelines: '/guidelines',
  resources: '/resources',
  contact: '/contact',
  comingSoon: '/coming-soon',
  media: '/media',
  parents: '/parents-and-schools',
  glossary: '/glossary',
  search: '/search',
  /** Phones have this address on home screens: it stays. */
  offlineCopy: '/keep',
} as const;

/** What decides which pages there are: names of files without their ending, and of languages. */
interface PageSources<Page> {
  committees: readonly (Page & { slug: string })[];
  addressals: readonly (Page & { slug: string })[];
  furtherPages: readonly (Page & { slug: string })[];
  translations: readonly (Page & { code: string })[];
}

/** Every page, with what is known of it. @param own what is known of a page that is always there */
export function listPages<Page extends object>(
  own: (name: keyof typeof routes) => Page,
  { committees, addressals, furtherPages, translations }: PageSources<Page>,
): (Page & { path: string })[] {
  const names = Object.keys(routes) as (keyof typeof routes)[];
  const pages = [
    ...names.map((name) => ({ ...own(name), path: routes[name] })),
    ...translations.map((page) => ({ ...page, path: translatedPath(page.code) })),
    ...furtherPages.map((page) => ({ ...page, path: furtherPath(page.slug) })),
    ...committees.map((page) => ({ ...page, path: committeePath(page.slug) })),
    ...addressals.map((page) => ({ ...page, path: addressalPath(page.slug) })),
  ];
  // A page of content/pages may take the place of one of the site, as that of photographs does.
  return [...new Map(pages.map((page) => [page.path, page])).values()];
}

/** The prefix keeps it apart from all other ids on the page. */
export function termAnchor(term: string): string {
  return `term-${slugify(term)}`;
}

/** The entry of a term in the glossary. */
export function termPath(term: string): string {
  return `${routes.glossary}#${termAnchor(term)}`;
}

export function committeePath(slug: string): string {
  return `${routes.committees}/${slug}`;
}

export function addressalPath(slug: string): string {
  return `${routes.addressals}/${slug}`;
}

export function furtherPath(slug: string): string {
  return `/${slug}`;
}

/** @param code of a language, such as `hi` */
export function translatedPath(code: string): string {
  return `${routes.parents}/${code}`;
}

/** All committees if none has that title. */
export function pathForCardTitle(title: string, committees: readonly { slug: string; title: string }[]): string {
  const committee = committees.find((one) => one.title === title);
  return committee ? committeePath(committee.slug) : routes.committees;
}

export const SITEMAP_PATH = '/sitemap.xml';
export const CALENDAR_PATH = '/calendar/conference.ics';
/** Made by integrations/search-index.ts. */
export const SEARCH_INDEX_PATH = '/search.json';
/** For the search, which explains the words. */
export const TERMS_PATH = '/glossary.json';

/** Besides pages, what the site makes for visitors. */
export const generatedFiles: readonly string[] = [SITEMAP_PATH, CALENDAR_PATH];
