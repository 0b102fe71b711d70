import { basePathOf } from '../src/shared/base-path.ts';

const FIELD = '“site” in content/conference.yaml';

/**
 * What is wrong with the address of the site, if anything.
 * @param site from the content
 * @param publishedAt from the host, such as `https://school.github.io/mun`; without it, the root of a domain
 */
export function addressIssue(site: string, publishedAt?: string): string | undefined {
  if (!publishedAt) {
    return (
      basePathOf(site) &&
      `${FIELD} is ${site}, but this host publishes at the root of a domain. Write it without ${basePathOf(site)}.`
    );
  }
  const [ours, theirs] = [site, publishedAt].map((address) => new URL(address).host + basePathOf(address));
  return ours === theirs
    ? undefined
    : `${FIELD} is ${site}, but the site is published at https://${theirs}. Write that.`;
}
