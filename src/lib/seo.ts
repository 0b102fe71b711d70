/** What the head of a page says about it. */
export interface PageHead {
  /** The page's own name. */
  title: string;
  /** One or two sentences for search results. */
  description: string;
}

/** Title of the browser's tab: the page first, so that tabs can be told apart. */
export function documentTitle(pageTitle: string, siteName: string): string {
  return `${pageTitle} · ${siteName}`;
}

/**
 * Canonical address of a page: the site's, the path, no slash at the end.
 * @param site such as `https://mun.example.org`
 * @param path such as `/about`
 */
export function canonicalUrl(site: string, path: string): string {
  return path === '/' ? new URL('/', site).href : new URL(path.replace(/\/$/, ''), site).href;
}
