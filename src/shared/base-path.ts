/** The base path without a slash at the end: such as `/mun`, or empty, as in plain Node, where there is no `env`. */
export const BASE = (import.meta.env?.BASE_URL ?? '').replace(/\/$/, '');

/** Adds the base to a path such as `/about`; returns other addresses unchanged. */
export function withBase(path: string, base = BASE): string {
  if (!path.startsWith('/')) return path;
  return base + path;
}

/** Undoes `withBase`; undefined for an address that is not below the base. */
export function withoutBase(address: string, base: string): string | undefined {
  return `${address}/`.startsWith(`${base}/`) ? address.slice(base.length) || '/' : undefined;
}

/** Returns a function that turns a path into a whole address. @param site such as `https://mun.example.org` */
export function siteUrls(site: string): (path: string) => string {
  return (path) => new URL(withBase(path), site).href;
}

/** The base path of a published site. @param site such as `https://school.github.io/mun` */
export function basePathOf(site: string): string {
  return new URL(site).pathname.replace(/\/+$/, '');
}

/** The path of a page from that of its file: `/about` for `/mun/about.html` with the base `/mun`. */
export function pagePath(pathname: string, base: string): string {
  return pathname.slice(base.length).replace(/(\/index)?\.html$|\/$/, '') || '/';
}

export function isExternal(href: string): boolean {
  return /^https?:\/\//.test(href);
}

/** Decodes an address, unless it is malformed. */
export function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
