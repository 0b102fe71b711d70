import { posix } from 'node:path';
import type { BuiltPages } from './pages.ts';

/** A built site, as far as its links are concerned. */
export interface LinkedSite {
  pages: BuiltPages;
  /** Style sheets and manifests: file within the site → its text. */
  files: ReadonlyMap<string, string>;
  /** Whether the site has a file, such as `favicon.svg`. */
  exists: (file: string) => boolean;
  /** Path below which the site stands, such as `/mun`; empty at the root of its host. */
  base: string;
  /** Address of the first page: what begins with its origin and base is checked as a path is. */
  root: string;
}

const QUOTED = `(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`;
const ADDRESS = new RegExp(
  `\\s(?:href|xlink:href|src|action|formaction|poster|component-url|renderer-url)=${QUOTED}`,
  'gi',
);
const PICTURES = new RegExp(`\\s(?:srcset|imagesrcset)=${QUOTED}`, 'gi');
const ID = new RegExp(`\\sid=${QUOTED}`, 'gi');
const STYLE_ADDRESS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]+))\s*\)/g;

/** Addresses within the site that lead nowhere, and anchors that no element has: of pages, style sheets and manifests. */
export function deadLinks(site: LinkedSite): string[] {
  return [
    ...[...site.pages].flatMap(([file, html]) => deadOnPage(site, file, html)),
    ...[...site.files].flatMap(([file, text]) =>
      (file.endsWith('.css') ? styleAddresses(text) : manifestAddresses(text))
        .filter((address) => !/^(data:|#)/.test(address))
        .filter((address) => !targetOf(site, new URL(address, `https://site.example${site.base}/${file}`).pathname))
        .map((address) => `${file}: the address ${address} leads nowhere. Correct it, or add what it names.`),
    ),
  ];
}

function deadOnPage(site: LinkedSite, file: string, html: string): string[] {
  // What scripts say is no markup; the addresses of inline styles are those of the page.
  const markup = html.replace(/(<script\b[^>]*>)[\s\S]*?(<\/script>)/gi, '$1$2');
  const styles = [...markup.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].flatMap(([, css = '']) =>
    styleAddresses(css).filter((address) => !address.startsWith('data:')),
  );
  const addresses = [...valuesOf(markup, ADDRESS), ...valuesOf(markup, PICTURES).flatMap(picturesIn), ...styles];
  return [...new Set(addresses)].flatMap((address) => {
    const local = withinSite(site, address);
    if (local === undefined) return [];
    const [path = '', anchor] = local.split('#');
    const target = path === '' ? file : targetOf(site, path);
    if (!target) return [`${file}: the address ${address} leads nowhere. Correct it, or add what it names.`];
    const there = site.pages.get(target);
    if (anchor && there !== undefined && !valuesOf(there, ID).includes(decodeURIComponent(anchor)))
      return [`${file}: ${address}: no element there has this id.`];
    return [];
  });
}

/** The path of an address of this site; nothing for other sites, mail, telephones and data. */
function withinSite({ root }: LinkedSite, address: string): string | undefined {
  const folder = root.replace(/\/$/, '');
  const isOwn = folder !== '' && (address === folder || /^[/?#]/.test(address.slice(folder.length)));
  if (isOwn && address.startsWith(folder)) return address.slice(new URL(root).origin.length) || '/';
  return /^[a-z][a-z\d+.-]*:/i.test(address) ? undefined : address;
}

/** File of the build that answers a path, if there is one. */
function targetOf({ pages, exists, base }: LinkedSite, path: string): string | undefined {
  const [bare = ''] = path.split('?');
  if (bare !== base && !bare.startsWith(`${base}/`)) return undefined;
  const name = decodeURIComponent(bare.slice(base.length + 1)) || 'index';
  return [`${name}.html`, name].find((file) => pages.has(file) || (posix.extname(file) !== '' && exists(file)));
}

function valuesOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
}

function picturesIn(srcset: string): string[] {
  return srcset.split(/,\s+/).map((entry) => entry.trim().split(/\s/)[0] ?? '');
}

function styleAddresses(css: string): string[] {
  return valuesOf(css, STYLE_ADDRESS);
}

/** Pages and pictures that a web manifest names. */
function manifestAddresses(json: string): string[] {
  const {
    start_url,
    icons = [],
    screenshots = [],
    shortcuts = [],
  } = JSON.parse(json) as {
    start_url?: string;
    icons?: { src: string }[];
    screenshots?: { src: string }[];
    shortcuts?: { url: string }[];
  };
  return [
    ...(start_url === undefined ? [] : [start_url]),
    ...[...icons, ...screenshots].map(({ src }) => src),
    ...shortcuts.map(({ url }) => url),
  ];
}
