/** Path under which the site is published, without a slash at the end: empty, or such as `/mun`. */
export const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Address of a page or a file of this site. @param path from the site's root, such as `/about`; others are left alone */
export function withBase(path: string): string {
  return path.startsWith('/') ? `${BASE}${path}` : path;
}
