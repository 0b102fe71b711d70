import type { Edition } from '../../content/collections.ts';
import { routes } from '../../routes.ts';
import { type SitePage, sitePages } from '../../site/site-pages.ts';

export type SearchablePage = SitePage & {
  /** Of the glossary: each word, and after commas its other forms. */
  terms?: string[];
};

/** Not worth finding: the search itself, the way in, and a placeholder. */
const LEFT_OUT: string[] = [routes.search, routes.splash, routes.comingSoon];

/** The pages that the search finds. */
export function searchablePages(edition: Edition): SearchablePage[] {
  const terms = edition.glossary.terms.map(({ term, forms }) => [term, ...forms].join(', '));
  return sitePages(edition)
    .filter(({ path }) => !LEFT_OUT.includes(path))
    .map((page) => (page.path === routes.glossary ? { ...page, terms } : page));
}
