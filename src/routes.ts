import type { Language } from './languages/language.ts';
import { languageOf } from './languages/languages.ts';
import { slugify } from './shared/words.ts';

/** A link of a menu or list. An address that begins with https leads to another site. */
export interface MenuLink {
  label: string;
  href: string;
  /** Language of the label, if it is not English. */
  lang?: string | undefined;
}

/** Every address of the site but the committees' and addressals' own, which `content/` names. */
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
  schedule: '/schedule',
  dates: '/dates',
  announcements: '/announcements',
  search: '/search',
  /** Phones have this address in their copies and on home screens: it stays. */
  offlineCopy: '/keep',
  firstConference: '/first-conference',
  parentsAndSchools: '/parents-and-schools',
  accessibility: '/accessibility',
  privacy: '/privacy',
} as const;

/** The part of the content that decides which pages there are. */
export interface PageSources {
  schedule: { days: readonly unknown[] };
  dates: { dates: readonly unknown[] };
  /** The languages into which pages are translated. */
  languages: readonly { code: string }[];
  committees: readonly { slug: string }[];
  addressals: readonly { slug: string }[];
  announcements: readonly { slug: string }[];
  media: { pictures: readonly { file: string }[] };
}

/** The address of every page that a visitor can ask for. */
export function pagePaths(content: PageSources): string[] {
  const missing = missingPaths(content);
  return [
    ...Object.values(routes).filter((path) => !missing.includes(path)),
    ...content.languages.map((language) => translatedPath(routes.parentsAndSchools, language)),
    ...content.committees.map(({ slug }) => committeePath(slug)),
    ...content.committees.map(({ slug }) => placardPath(slug)),
    ...content.addressals.map(({ slug }) => addressalPath(slug)),
    ...content.announcements.map(({ slug }) => announcementPath(slug)),
    ...content.media.pictures.map(({ file }) => picturePath(file)),
  ];
}

/** Pages that are not there because they have no content. */
export function missingPaths({
  schedule,
  dates,
  announcements,
}: Pick<PageSources, 'schedule' | 'dates' | 'announcements'>): string[] {
  return [
    ...(schedule.days.length > 0 ? [] : [routes.schedule]),
    ...(dates.dates.length > 0 ? [] : [routes.dates]),
    ...(announcements.length > 0 ? [] : [routes.announcements]),
  ];
}

/** Address of a page in another language. */
export function translatedPath(path: string, { code }: { code: string }): string {
  return `${path}/${code}`;
}

/** Addresses of a page by language, English first, if it has several. */
export function alternatesOf(path: string, languages: readonly { code: string }[]): Record<string, string> {
  if (languages.length === 0) return {};
  return {
    en: path,
    ...Object.fromEntries(languages.map((language) => [language.code, translatedPath(path, language)])),
  };
}

/** Language of a page, if it is not English. */
export function languageOfPath(path: string): Language | undefined {
  const start = `${routes.parentsAndSchools}/`;
  return path.startsWith(start) ? languageOf(path.slice(start.length)) : undefined;
}

/** Address of a committee's page. @param slug name of its file in `content/committees` */
export function committeePath(slug: string): string {
  return `${routes.committees}/${slug}`;
}

/** Address of a committee's placard. */
export function placardPath(slug: string): string {
  return `${committeePath(slug)}/placard`;
}

/** Whether a page is the placard of a committee. A photograph may be called placard, too. */
export function isPlacard(path: string): boolean {
  return path === placardPath(path.split('/').at(-2) ?? '');
}

/** Address of an addressal. @param slug name of its file in `content/addressals` */
export function addressalPath(slug: string): string {
  return `${routes.addressals}/${slug}`;
}

/** Address of an announcement's own page. @param slug name of its file in `content/announcements` */
export function announcementPath(slug: string): string {
  return `${routes.announcements}/${slug}`;
}

/** The newest announcements for pages that are open, and all of them for feed readers. */
export const announcementFiles = { json: '/announcements.json', xml: '/announcements.xml' };

/** Address of a photograph's page. @param file its name, such as `IMG_1234.JPG` */
export function picturePath(file: string): string {
  return `${routes.media}/${slugify(file.replace(/^.*\/|\.\w+$/g, ''))}`;
}

/** Whether another page shows all that a page says: the gallery of a photograph, or the page of all announcements. */
export function isListedElsewhere(path: string): boolean {
  return [routes.media, routes.announcements].some((list) => path.startsWith(`${list}/`));
}

/** The list of pages for search engines. */
export const SITEMAP_PATH = '/sitemap.xml';

/** The secretariat's vCard. */
export const secretariatCardPath = '/secretariat.vcf';

/** Calendar file of a committee. @param slug `conference` for the whole conference */
export function calendarPath(slug: string): string {
  return `/calendar/${slug}.ics`;
}

/** Where a committee's card leads: to the page of its title, or to all committees if none has that title. */
export function pathForCardTitle(title: string, committees: readonly { slug: string; cardTitle: string }[]): string {
  const committee = committees.find(({ cardTitle }) => cardTitle === title);
  return committee ? committeePath(committee.slug) : routes.committees;
}
