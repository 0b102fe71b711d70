import { decode, type LinkTargets, missingMessage, servedPaths } from '../src/content/check-links.ts';
import { formatIssue } from '../src/content/issue.ts';
import type { Content } from '../src/content/read.ts';
import { linksIn } from '../src/content/texts.ts';
import { addressesIn } from '../src/shared/html.ts';
import { type BuiltPage, readPages } from './built-pages.ts';

/** Stands for the site while addresses are resolved. */
const SITE = 'https://site.invalid';

type Page = ReturnType<typeof linksOn>;

/**
 * Everything on the pages of a build that leads to no page, no file and no place on a page of it: each address once, with
 * its place in the content if it is written there, and otherwise with a page that has it.
 * @param base path under which the site is published, empty or such as `/mun`
 */
export async function findDeadLinks(distDir: string, base: string, content: Content): Promise<string[]> {
  const pages = (await readPages(distDir)).map(linksOn);
  const targets = { pages: pages.map(({ path }) => path), files: servedPaths(distDir) };
  const links = content.files.flatMap(linksIn);
  const found = new Map<string, string>();
  for (const page of pages) {
    for (const address of new Set(page.addresses)) {
      const message = messageFor(address, page, base, pages, targets);
      if (!message) continue;
      const isSame = (written: string) =>
        [address, decode(address)].includes(written.startsWith('/') ? base + written : written);
      const link = links.find((one) => isSame(one.address));
      found.set(
        message,
        link ? formatIssue({ ...link, message }, content.folder) : `The page ${page.path}: ${message}`,
      );
    }
  }
  return [...found.values()];
}

/** What links can name on a page, and where its links, pictures, scripts and forms lead, as it is written. */
function linksOn({ path, elements }: BuiltPage) {
  const valuesOf = (property: string) =>
    elements.flatMap(({ properties: { [property]: value } }) => (typeof value === 'string' ? value : []));
  return {
    path,
    ids: valuesOf('id'),
    addresses: [...['href', 'src', 'action'].flatMap(valuesOf), ...valuesOf('srcSet').flatMap(addressesIn)],
  };
}

/** Why an address on a page leads nowhere, if it does. Other sites are not asked. */
function messageFor(
  address: string,
  page: Page,
  base: string,
  pages: Page[],
  targets: LinkTargets,
): string | undefined {
  const url = URL.parse(address, `${SITE}${base}${page.path}`);
  if (!url) return `This is no address: ${address}`;
  if (url.origin !== SITE) return undefined;
  const path = decode(url.pathname);
  if (path !== base && !path.startsWith(`${base}/`)) return `This address is not below ${base}: ${address}`;
  const target = path.slice(base.length) || '/';
  const anchor = decode(url.hash.slice(1));
  const ids = pages.find((one) => one.path === target)?.ids;
  if (!ids || anchor === '' || ids.includes(anchor)) return missingMessage(target, targets);
  return `The page ${target} has nothing called #${anchor}. Leave out # and what follows, or write one of these: ${ids.map((id) => `#${id}`).join(' ')}.`;
}
