/**
 * Path under which the site is published, from its whole address: `https://school.github.io/mun` gives
 * `/mun`, `https://mun.example.org` gives nothing.
 * @param site as `site` in `content/conference.yaml` says
 */
export function basePathOf(site: string): string {
  return new URL(site).pathname.replace(/\/+$/, '');
}

/** Whether an address leads to another site. */
export function isExternal(href: string): boolean {
  return /^https?:\/\//.test(href);
}
