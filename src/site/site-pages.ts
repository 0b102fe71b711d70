import type { Edition } from '../content/collections.ts';
import { galleryPictures, pictureDescription } from './gallery.ts';
import { addressalPath, committeePath, HINDI, languageOf, type MenuLink, missingPaths, routes } from './routes.ts';

/** What the head of a page says about it. */
export interface PageHead {
  /** The page's own name. */
  title: string;
  /** One or two sentences for search results. */
  description: string;
}

/** A page of the site as lists of pages show it. */
export interface SitePage extends PageHead {
  /** Such as `/committees/unhrc`. */
  path: string;
}

type Sources = Pick<
  Edition,
  'conference' | 'pages' | 'committees' | 'addressals' | 'media' | 'schedule' | 'parents-hi'
>;

/**
 * Every page of the site except that for unknown addresses: the site's own pages first, then the committees, the
 * letters and the photographs. Pages without content are left out, and that of the offline copy where it is not offered.
 */
export function sitePages(edition: Sources): SitePage[] {
  const { conference, pages, committees, addressals } = edition;
  const missing = missingPaths(edition);
  const own = (Object.entries(routes) as [keyof typeof routes, string][]).filter(
    ([name, path]) => (name !== 'keep' || conference.keepOnPhone) && !missing.includes(path),
  );
  return [
    ...own.map(([name, path]) => ({ path, title: pages[name].title, description: pages[name].description })),
    ...committees.map(({ slug, title, summary }) => ({ path: committeePath(slug), title, description: summary })),
    ...addressals.map(({ slug, title, summary }) => ({ path: addressalPath(slug), title, description: summary })),
    ...galleryPictures(edition).map((picture) => ({
      path: picture.path,
      title: picture.title,
      description: pictureDescription(picture, conference),
    })),
  ];
}

/** Pages under one heading. */
export interface PageGroup {
  title: string;
  pages: MenuLink[];
}

/** Not in lists of pages: the list itself, and the placeholder for documents; nor the photographs, which the gallery lists. */
const UNLISTED: string[] = [routes.search, routes.comingSoon];

/** The pages as a visitor would look for them; groups without a page are left out. */
export function pageGroups(pages: SitePage[]): PageGroup[] {
  const groups = Map.groupBy(
    pages.filter(({ path }) => !UNLISTED.includes(path) && !path.startsWith(`${routes.media}/`)),
    ({ path }) =>
      path.startsWith(committeePath('')) ? 'Committees' : path.startsWith(addressalPath('')) ? 'Addressals' : 'Pages',
  );
  return [...groups].map(([title, group]) => ({
    title,
    pages: group.map(({ title, path }) => {
      const lang = languageOf(path);
      return { label: lang ? HINDI : title, href: path, lang };
    }),
  }));
}
