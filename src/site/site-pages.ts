import type { Edition } from '../content/collections.ts';
import { addressalPath, committeePath, furtherPath, routes, translatedPath } from '../routes.ts';

/** What the head of a page says about it: its own name, and a sentence or two for search results. */
export interface PageHead {
  title: string;
  description: string;
}

/** A page of the site as lists of pages show it. */
export type SitePage = PageHead & {
  path: string;
  /** Its language, if it is not English. */
  lang?: string | undefined;
};

/** Every page of the site except that for unknown addresses. */
export function sitePages(edition: Edition): SitePage[] {
  const { pages, parents, translations, furtherPages, committees, addressals } = edition;
  const { parents: _, ...others } = routes;
  const own = Object.entries(others) as [keyof typeof others, string][];
  const all: SitePage[] = [
    ...own.map(([name, path]) => ({ path, ...pages[name] })),
    { path: routes.parents, ...parents },
    ...translations.map((translation) => ({
      ...translation.parents,
      path: translatedPath(translation.code),
      lang: translation.code,
    })),
    ...furtherPages.map((page) => ({ path: furtherPath(page.slug), ...page })),
    ...committees.map(({ slug, title, summary }) => ({ path: committeePath(slug), title, description: summary })),
    ...addressals.map(({ slug, title, summary }) => ({ path: addressalPath(slug), title, description: summary })),
  ];
  // A page of content/pages may take the place of one of the site, as that of photographs does.
  const byPath = new Map(all.map(({ path, title, description, lang }) => [path, { path, title, description, lang }]));
  return [...byPath.values()];
}
