import type { SiteContent } from '../content/collections.ts';
import { addressalPath, committeePath, furtherPath, routes, translatedPath } from '../routes.ts';

/** Title, and a description for search results. */
export interface PageMeta {
  title: string;
  description: string;
  /** Further words for which the search finds the page. */
  keywords?: string | undefined;
}

export type SitePage = PageMeta & {
  path: string;
  /** Language of the page; absent if it is English. */
  lang?: string | undefined;
};

/** Every page but 404. */
export function sitePages({
  ownPages,
  parents,
  committees,
  addressals,
  furtherPages,
  translations,
}: SiteContent): SitePage[] {
  const names = Object.keys(routes) as (keyof typeof routes)[];
  const pages = [
    ...names.map((name) => pageAt(routes[name], name === 'parents' ? parents : ownPages[name])),
    ...translations.map(({ language, parents }) => ({ ...pageAt(translatedPath(language), parents), lang: language })),
    ...furtherPages.map((page) => pageAt(furtherPath(page.slug), page)),
    ...committees.map(({ slug, title, summary }) => pageAt(committeePath(slug), { title, description: summary })),
    ...addressals.map(({ slug, title, summary }) => pageAt(addressalPath(slug), { title, description: summary })),
  ];
  // The map is keyed by path, since a file in content/pages may replace one of the site's own pages, such as /media.
  return [...new Map(pages.map((page) => [page.path, page])).values()];
}

function pageAt(path: string, { title, description, keywords }: PageMeta): SitePage {
  return { path, title, description, keywords };
}
