/** Path under which the site is published, without a slash at the end: empty, or such as `/mun`. Node alone has no `env`. */
export const BASE = (import.meta.env?.BASE_URL ?? '').replace(/\/$/, '');

/** Address of a page or a file of this site. @param path from the site's root, such as `/about`; others are left alone */
export function withBase(path: string, base = BASE): string {
  if (!path.startsWith('/')) return path;
  return (FORMER_EDITION.test(path) ? rootOf(base) : base) + path;
}

/** Former editions stay at the root of the site, such as `/2025/home`, also when this one is kept below its own year. */
const FORMER_EDITION = /^\/\d{4}(?:\/|$)/;

function rootOf(base: string): string {
  return base.replace(/\/\d{4}$/, '');
}

/** The path within the site to which `withBase` has given an address; nothing for one that is not below the base. */
export function withoutBase(address: string, base: string): string | undefined {
  const paths = [base, rootOf(base)].map((one) => address.slice(one.length) || '/');
  return paths.find((path) => [address, `${address}/`].includes(withBase(path, base)));
}

/** Gives each page and file its absolute address. @param site where it is published, such as `https://mun.example.org` */
export function siteUrls(site: string): (path: string) => string {
  return (path) => new URL(withBase(path), site).href;
}

/** The path of a whole address, as `BASE` has it. @param site such as `https://school.github.io/mun` */
export function basePathOf(site: string): string {
  return new URL(site).pathname.replace(/\/+$/, '');
}

/** Path of a page within the site: `/mun/about.html`, as it is built under the base `/mun`, is `/about`. */
export function pagePath(pathname: string, base: string): string {
  return pathname.slice(base.length).replace(/(\/index)?\.html$|\/$/, '') || '/';
}

/** A link to another site opens in a new tab, without a referrer: its attributes, and what screen readers add to its words. */
export const NEW_TAB = {
  attributes: { target: '_blank', rel: 'noopener noreferrer' },
  hint: ' (opens in a new tab)',
};

/** Whether an address leads to another site. */
export function isExternal(href: string): boolean {
  return /^https?:\/\//.test(href);
}
