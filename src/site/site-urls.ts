import { BASE, withBase } from '../shared/base.ts';
import { canonicalUrl } from './seo.ts';

/** Gives each page and file of the site its absolute address. @param site where it is published, such as `https://mun.example.org` */
export function siteUrls(site: string): (path: string) => string {
  // The first page is a folder's index, also below a base.
  return (path) => (path === '/' ? new URL(`${BASE}/`, site).href : canonicalUrl(site, withBase(path)));
}
