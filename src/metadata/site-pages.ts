import type { SiteContent } from '../content/collections.ts';
import { addressalPath, committeePath, furtherPath, routes, translatedPath } from '../routes.ts';

/** For the head of a page: its own name, and a sentence or two for search results. */
export interface PageMeta {
  title: string;
  description: string;
}

export type SitePage = PageMeta & {
  path: string;
  /** Absent if it is English. */
  lang?: string | undefined;
};

/** Every page that is listed: not that for unknown addresses. */
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
    ...translations.map(({ code, parents }) => ({ ...pageAt(translatedPath(code), parents), lang: code })),
    ...furtherPages.map((page) => pageAt(furtherPath(page.slug), page)),
    ...committees.map(({ slug, title, summary }) => pageAt(committeePath(slug), { title, description: summary })),
    ...addressals.map(({ slug, title, summary }) => pageAt(addressalPath(slug), { title, description: summary })),
  ];
  // A page of content/pages may take the place of one of the site, as that of photographs does.
  return [...new Map(pages.map((page) => [page.path, page])).values()];
}

function pageAt(path: string, { title, description }: PageMeta): SitePage {
  return { path, title, description };
}
