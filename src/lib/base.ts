import { canonicalUrl } from './seo.ts';

/** Path under which the site is published, without a slash at the end: empty, or such as `/mun`. */
export const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Address of a page or a file of this site. @param path from the site's root, such as `/about`; others are left alone */
export function withBase(path: string): string {
  return path.startsWith('/') ? `${BASE}${path}` : path;
}

/** Gives each page and file of the site its absolute address. @param site where it is published, such as `https://mun.example.org` */
export function siteUrls(site: string): (path: string) => string {
  // The first page is a folder's index, also below a base.
  return (path) => (path === '/' ? new URL(`${BASE}/`, site).href : canonicalUrl(site, withBase(path)));
}
