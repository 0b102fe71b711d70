import { withBase } from '../shared/base.ts';

/** Gives each page and file of the site its absolute address. @param site where it is published, such as `https://mun.example.org` */
export function siteUrls(site: string): (path: string) => string {
  return (path) => new URL(withBase(path), site).href;
}
