import type { Edition } from '../../content/collections.ts';
import { routes } from '../../routes.ts';
import { type SitePage, sitePages } from '../../site/site-pages.ts';

/** Not worth finding: the search itself, the way in, and a placeholder. */
const LEFT_OUT: string[] = [routes.search, routes.splash, routes.comingSoon];

/** The pages that the search finds. */
export function searchablePages(edition: Edition): SitePage[] {
  return sitePages(edition).filter(({ path }) => !LEFT_OUT.includes(path));
}
