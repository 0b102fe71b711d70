import { formatIssue } from '../src/content/issue.ts';
import type { ContentFolder } from '../src/content/read.ts';
import { linksIn } from '../src/content/texts.ts';
import { readAddress } from '../src/shared/addresses.ts';
import { decode, pagePath, withBase, withoutBase } from '../src/shared/base-path.ts';
import { filesIn } from '../src/shared/files.ts';
import { addressesIn } from '../src/shared/html.ts';
import type { BuiltPage } from './built-pages.ts';

/** The paths that a host serves from a folder: its files, and its pages without `.html`. */
export function servedPaths(folder: string): string[] {
  const files = filesIn(folder).map((file) => `/${file}`);
  return [...files, ...files.filter((file) => file.endsWith('.html')).map((file) => pagePath(file, ''))];
}

/**
 * Messages for links on built pages to a missing page, file or anchor. A message names the places of the link in the
 * content, or a page with the link if the content does not have it. Links to other sites are not followed.
 * @param files all paths that a host serves from the build @param base path of the published site, empty or such as `/mun`
 */
export function findDeadLinks(
  built: BuiltPage[],
  files: readonly string[],
  base: string,
  contentFolder: ContentFolder,
): string[] {
  const pages = built.map(linksOn);
  const paths = pages.map(({ path }) => path);
  const idsByPath = new Map(pages.map(({ path, ids }) => [path, ids]));
  const links = contentFolder.files.flatMap(linksIn);

  const linkMessage = (address: string, page: string): string | undefined => {
    const { kind, url, message } = readAddress(address, base + page);
    if (kind !== 'page') return message;
    const path = decode(url.pathname);
    const target = withoutBase(path, base);
    if (target === undefined) return `This address is not below ${base}: ${address}`;
    // A text fragment, `#:~:text=dress`, is left out: browsers look for it in the words of the page, not among the ids.
    const anchor = decode(url.hash.slice(1).replace(/:~:.*/, ''));
    const ids = idsByPath.get(target);
    if (!ids) return files.includes(target) ? undefined : `There is no page and no file ${target} ${NOWHERE}`;
    if (anchor === '' || ids.includes(anchor)) return undefined;
    const remedy = address.startsWith('#') ? 'Leave out the link' : 'Leave out # and what follows';
    return `The page ${target} has nothing called #${anchor}. ${remedy}, or write one of these: ${ids.map((id) => `#${id}`).join(' ')}.`;
  };

  const found = pages.flatMap(({ path, addresses }) =>
    addresses.flatMap((address) => {
      const message = linkMessage(address, path);
      return message ? { path, address, message } : [];
    }),
  );
  const issues = [...Map.groupBy(found, ({ message }) => message)].flatMap(([message, dead]) => {
    const addresses = dead.flatMap(({ address }) => [address, decode(address)]);
    const isOnPage = (file: string) => dead.some(({ path }) => `/${file}`.endsWith(`${path}.md`));
    const written = links.filter(
      ({ address, file }) =>
        addresses.includes(withBase(address, base)) && (!address.startsWith('#') || isOnPage(file)),
    );
    if (written.length === 0) return `The page ${dead[0]?.path}: ${message}`;
    return [...new Set(written.map((link) => formatIssue({ ...link, message }, contentFolder.path)))];
  });
  // The long list of pages comes only once, at the end.
  return issues.some((issue) => issue.endsWith(NOWHERE))
    ? [
        ...issues,
        `The pages are: ${paths.join(' ')}. Files belong in the folder public: public/fees.pdf is at /fees.pdf.`,
      ]
    : issues;
}

/** The last words of the message about a link that leads to neither a page nor a file. */
const NOWHERE = 'on this website.';

/** The ids of a page, and the addresses of its links, pictures, scripts and forms as written. */
function linksOn({ path, elements }: BuiltPage) {
  const valuesOf = (property: string) =>
    elements.flatMap(({ properties: { [property]: value } }) => (typeof value === 'string' ? value : []));
  return {
    path,
    ids: valuesOf('id'),
    addresses: [...['href', 'src', 'action'].flatMap(valuesOf), ...valuesOf('srcSet').flatMap(addressesIn)],
  };
}
