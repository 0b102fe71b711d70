/**
 * Stops publishing when `site` in content/conference.yaml is not the address of the host, because links would be
 * wrong. Without an address the host serves the root of a domain, so `site` must have no path.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { parse } from 'yaml';
import { basePathOf } from '../src/shared/base-path.ts';

const USAGE = 'node scripts/check-address.ts [address of the host, such as https://school.github.io/mun]';
const FIELD = '“site” in content/conference.yaml';

/**
 * What is wrong with the address of the site, if anything.
 * @param site from the content
 * @param publishedAt from the host, such as `https://school.github.io/mun`; without it, the root of a domain
 */
export function addressIssue(site: string, publishedAt?: string): string | undefined {
  const base = basePathOf(site);
  if (!publishedAt)
    return base && `${FIELD} is ${site}, but this host publishes at the root of a domain. Write it without ${base}.`;
  if (!URL.canParse(publishedAt))
    return `${publishedAt} is no address. Write the one of the host, for example: https://school.github.io/mun`;
  const [ours, theirs] = [site, publishedAt].map((address) => new URL(address).host + basePathOf(address));
  if (ours === theirs) return undefined;
  return `${FIELD} is ${site}, but the site is published at https://${theirs}. Write that.`;
}

if (import.meta.main && process.argv.includes('--help')) console.log(USAGE);
else if (import.meta.main) {
  const { site } = parse(readFileSync('content/conference.yaml', 'utf8')) as { site: string };
  const issue = addressIssue(site, process.argv[2]);
  if (issue) {
    console.error(issue);
    process.exitCode = 1;
  }
}
