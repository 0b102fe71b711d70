import { basePathOf } from '../src/shared/base-path.ts';

const FIELD = '“site” in content/conference.yaml';

/**
 * Why the pages of a build would lead elsewhere than to where they are published; nothing if all is well.
 * @param site what the content says
 * @param publishedAt the host's own word, such as `https://school.github.io/mun`; without it, the root of some domain
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
