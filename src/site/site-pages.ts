import type { Edition } from '../content/collections.ts';
import type { Media } from '../content/schemas/media.ts';
import {
  addressalPath,
  announcementPath,
  committeePath,
  isListedElsewhere,
  languageOfPath,
  type MenuLink,
  missingPaths,
  picturePath,
  routes,
  translatedPath,
} from '../routes.ts';
import { addDays, countDays, formatDate, formatDayAndTime } from '../shared/dates.ts';
import { ordinal } from '../shared/words.ts';

/** What the head of a page says about it: its own name, and a sentence or two for search results. */
export interface PageHead {
  title: string;
  description: string;
}

/** A page of the site as lists of pages show it. */
export type SitePage = PageHead & { path: string };

/**
 * Every page of the site except that for unknown addresses: the site's own pages first, then the committees, the
 * addressals, the announcements and the photographs. Pages without content are left out, and that of the offline copy
 * where it is not offered.
 */
export function sitePages(edition: Edition): SitePage[] {
  const { conference, pages, committees, addressals, announcements } = edition;
  const missing = missingPaths(edition);
  const own = (Object.entries(routes) as [keyof typeof routes, string][]).filter(
    ([name, path]) => (name !== 'offlineCopy' || conference.offerOfflineCopy) && !missing.includes(path),
  );
  const translated = edition.languages.map((language) => {
    const { title, description } = language.parents;
    return { path: translatedPath(routes.parentsAndSchools, language), title, description };
  });
  return [
    ...own.flatMap(([name, path]) => [
      { path, title: pages[name].title, description: pages[name].description },
      ...(name === 'parentsAndSchools' ? translated : []),
    ]),
    ...committees.map(({ slug, title, summary }) => ({ path: committeePath(slug), title, description: summary })),
    ...addressals.map(({ slug, title, summary }) => ({ path: addressalPath(slug), title, description: summary })),
    ...announcements.map(({ slug, title, time, for: audience }) => ({
      path: announcementPath(slug),
      title,
      description: `For: ${audience}. Announced by the secretariat of ${conference.name} on ${formatDayAndTime(time)}.`,
    })),
    ...galleryPictures(edition).map(({ path, title, description }) => ({ path, title, description })),
  ];
}

/** A page that a link can lead to by its name in `pages.yaml`. */
export type NamedPage = keyof Edition['pages'] & keyof typeof routes;

/** A link to a page, with its title. */
export function pageLink(page: NamedPage, { pages }: Edition): MenuLink {
  return { label: pages[page].title, href: routes[page] };
}

/** Pages under one heading. */
export type PageGroup = ReturnType<typeof pageGroups>[number];

/** Not in lists of pages: the list itself, and the placeholder for documents. */
const UNLISTED: string[] = [routes.search, routes.comingSoon];

/** The pages as a visitor would look for them; groups without a page are left out. */
export function pageGroups(edition: Edition) {
  const { committees, addressals } = edition.pages;
  const groupOf = (path: string) => {
    if (path.startsWith(committeePath(''))) return committees.title;
    return path.startsWith(addressalPath('')) ? addressals.title : edition.wording.search.pages;
  };
  const groups = Map.groupBy(
    sitePages(edition).filter(({ path }) => !UNLISTED.includes(path) && !isListedElsewhere(path)),
    ({ path }) => groupOf(path),
  );
  return [...groups].map(([title, group]) => ({
    title,
    pages: group.map(({ title, path }): MenuLink => {
      const language = languageOfPath(path);
      return { label: language?.name ?? title, href: path, lang: language?.code };
    }),
  }));
}

/** A photograph as pages show it. */
export type GalleryPicture = ReturnType<typeof galleryPictures>[number];

/** The photographs by day and committee. Those of no day come last, and those of no committee first in their day. */
export function galleryPictures(edition: Pick<Edition, 'media' | 'committees' | 'conference'>) {
  const { media, committees, conference } = edition;
  const LAST = 1000;
  const indexOf = (committee?: string) => committees.findIndex(({ slug }) => slug === committee);
  const placeOf = ({ day = LAST, committee }: Media['pictures'][number]) => day * LAST + indexOf(committee);
  const origin = `the ${ordinal(conference.edition)} edition of ${conference.name} in ${conference.city}`;
  return media.pictures
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((picture, index) => {
      const { day, committee, caption, file, alt } = picture;
      const number = index + 1;
      const date = day ? formatDate(addDays(conference.dates.first, day - 1)) : 'The conference';
      return {
        ...picture,
        path: picturePath(file),
        /** Its place in the gallery. */
        number,
        title: caption ?? `Picture ${number}`,
        /** For search results. */
        description: `${alt.replace(/\.$/, '')}. Picture ${number} from ${origin}.`,
        /** Its heading in the gallery, and the anchor of that heading. */
        group: {
          label: day && countDays(conference.dates) > 1 ? `Day ${day}` : undefined,
          title: committees[indexOf(committee)]?.title ?? date,
          id: [day ? `day-${day}` : 'any-day', committee].filter(Boolean).join('-'),
        },
      };
    });
}
