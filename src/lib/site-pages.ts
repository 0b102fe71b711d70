import { addressalPath, committeePath, routes } from './routes.ts';
import type { PageHead } from './seo.ts';

/** A page of the site as lists of pages show it. */
export interface SitePage extends PageHead {
  /** Such as `/committees/unhrc`. */
  path: string;
}

interface Sources {
  pages: Record<keyof typeof routes, PageHead>;
  committees: readonly { slug: string; title: string; summary: string }[];
  addressals: readonly { slug: string; title: string; summary: string }[];
}

/** Every page of the site but the one for unknown addresses: pages of their own first, then the committees', then the letters. */
export function sitePages({ pages, committees, addressals }: Sources): SitePage[] {
  const own = Object.entries(routes) as [keyof typeof routes, string][];
  return [
    ...own.map(([name, path]) => ({ path, title: pages[name].title, description: pages[name].description })),
    ...committees.map(({ slug, title, summary }) => ({ path: committeePath(slug), title, description: summary })),
    ...addressals.map(({ slug, title, summary }) => ({ path: addressalPath(slug), title, description: summary })),
  ];
}
