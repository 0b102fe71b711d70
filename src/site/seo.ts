/** What the head of a page says about it. */
export interface PageHead {
  /** The page's own name. */
  title: string;
  /** One or two sentences for search results. */
  description: string;
}

/**
 * Path of a page within the site, from the path under which it is built: `/mun/about.html`
 * under the base `/mun` is `/about`.
 * @param base path under which the site is published, empty or such as `/mun`
 */
export function pagePath(pathname: string, base: string): string {
  const bare = pathname
    .slice(base.length)
    .replace(/(\/index)?\.html$/, '')
    .replace(/\/$/, '');
  return bare || '/';
}
