import { didYouMean } from '../nearest.ts';
import type { Issue } from '../reading/issue.ts';
import { type Passage, placeIn, textsIn } from '../reading/prose.ts';
import type { ContentFile } from '../reading/read-content.ts';
import { addressIssue } from '../schemas/address-rules.ts';
import type { LinkTargets } from './link-targets.ts';

/** A link or a picture that the content names, and where. */
interface FoundLink {
  place: Pick<Issue, 'file' | 'path' | 'line'>;
  kind: 'link' | 'picture' | 'bare address';
  address: string;
  /** The text of a link, or the description of a picture. */
  words: string;
}

/** Fields that hold the address of a link. */
const ADDRESS_FIELD = /^(url|map|portfolioSheet)$/;
const LINK = /(!?)\[([^\]]*)\]\(\s*<?([^\s)>]*)>?(?:\s+["'][^)]*)?\)/g;
const REFERENCE = /^ {0,3}\[[^\]]+\]:\s*(\S*)/gm;
/** An address in the middle of a text: it becomes a link, too. */
const BARE = /(?<![(<\]]|\]:\s)\bhttps?:\/\/[^\s<>]*(?:\.{3}|[^\s<>.,:;!?)”’"'*_])/g;

/** Links of the content that lead nowhere, and links and pictures that a browser would refuse. */
export function findWrongLinks(files: readonly ContentFile[], targets: LinkTargets): Issue[] {
  const site = files.find(({ name }) => name === 'conference.yaml')?.fields.site;
  return files.flatMap(linksIn).flatMap((link) => {
    const message =
      link.kind === 'picture' ? pictureIssue(link, targets) : linkIssue(link, withoutSite(link.address, site), targets);
    return message ? [{ ...link.place, message }] : [];
  });
}

/** Links whose address seems to be cut off. */
export function findDoubtfulLinks(files: readonly ContentFile[]): Issue[] {
  return files.flatMap(linksIn).flatMap(({ place, address }) => {
    if (!/(…|\.{3}|%E2%80%A6)$/i.test(address)) return [];
    const message = `${address} ends in dots, as an address does that was copied from where only its beginning is shown. Open the page, and copy its address from the top of the browser.`;
    return [{ ...place, message, isDoubt: true as const }];
  });
}

function linksIn({ name, fields, body }: ContentFile): FoundLink[] {
  const inFields = textsIn(fields)
    .filter(({ path }) => ADDRESS_FIELD.test(String(path.at(-1))))
    .map(
      ({ path, text }): FoundLink => ({ place: { file: name, path }, kind: 'bare address', address: text, words: '' }),
    );
  return [...inFields, ...body.flatMap(linksInMarkdown)];
}

function linksInMarkdown(paragraph: Passage): FoundLink[] {
  const { text } = paragraph;
  const inBrackets = [...text.matchAll(LINK)].map(({ index, 1: mark, 2: words = '', 3: address = '' }): FoundLink => {
    return { place: placeIn(paragraph, index), kind: mark ? 'picture' : 'link', address, words };
  });
  const bare = [...text.matchAll(REFERENCE), ...text.matchAll(BARE)].map(
    ({ index, 0: whole, 1: address = whole }): FoundLink => {
      return { place: placeIn(paragraph, index), kind: 'bare address', address, words: '' };
    },
  );
  return [...inBrackets, ...bare];
}

/** Reduces addresses of this site to their path. */
function withoutSite(address: string, site: unknown): string {
  if (typeof site !== 'string' || !address.startsWith(site)) return address;
  const rest = address.slice(site.length);
  return /^[/?#]|^$/.test(rest) ? `/${rest.replace(/^\//, '')}` : address;
}

/** Error message for a link, if it is wrong. @param address without that of this site */
function linkIssue({ kind, words }: FoundLink, address: string, targets: LinkTargets): string | undefined {
  if (kind === 'link' && words.trim() === '')
    return `The link to ${address} has no words. Write some between the square brackets, for example: [the guidelines](/guidelines).`;
  if (address === '' || address === '#')
    return 'A link has no address. Write one between the round brackets, for example: [the guidelines](/guidelines).';
  if (/^http:/i.test(address))
    return `${address} is not encrypted. Write https:// instead of http://, and check that the page opens.`;
  if (/^(mailto:\S+@|tel:\+?\d)/i.test(address)) return undefined;
  if (/^(https:|\/\/)/i.test(address))
    return addressIssue(address, `${address} is not a whole address. Write, for example: https://example.org`);
  if (/^[a-z][a-z0-9+.-]*:/i.test(address))
    return `Visitors cannot follow the address ${address}. Write one that begins with https://, or a path such as /guidelines.`;
  if (address.startsWith('#'))
    return `${address} does not say on which page it is. Write its path before it, for example: /guidelines${address}`;
  if (!address.startsWith('/'))
    return `${address} does not begin with / or https://. For a page on this website, write its path, for example: /guidelines. For any other page, write its address, for example: https://example.org.`;
  return pathIssue(address, targets);
}

/** Error message for a wrong path of this site, which may have a query and an anchor: `/committees?kind=crisis#main`. */
function pathIssue(address: string, { pages, hasFile, anchorsOn }: LinkTargets): string | undefined {
  const [, rawPath = '', rawAnchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(address) ?? [];
  const path = decode(rawPath);
  // What follows `:~:` is not an id: browsers search the page for these words.
  const anchor = decode(rawAnchor.replace(/:~:.*$/s, ''));
  if (!pages.includes(path)) {
    if (hasFile(path)) return undefined;
    const example = 'Correct the path, for example: /guidelines or /committees/disec.';
    return `There is no page ${path}. ${didYouMean(path.replace(/\/$|\.(md|html)$/g, ''), pages, example)}`;
  }
  // Every page has a top, whatever its ids.
  if (anchor === '' || anchor === 'top' || !anchorsOn) return undefined;
  const anchors = anchorsOn(path);
  if (anchors.includes(anchor)) return undefined;
  const known = anchors.map((name) => `#${name}`);
  const choice = `Leave out # and what follows, or choose one of: ${known.slice(0, 8).join(', ')}.`;
  return `The page ${path} has no section called #${anchor}. ${didYouMean(`#${anchor}`, known, choice)}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign without a code is literal.
    return text;
  }
}

function pictureIssue({ address, words }: FoundLink, { hasFile }: LinkTargets): string | undefined {
  // Not in public/images: browsers keep what is below /images/ for a year.
  if (!address.startsWith('/pictures/'))
    return `Texts can show only pictures that are in public/pictures, not ${address || 'one without an address'}. Put the file there and write its path, for example: /pictures/hall.webp.`;
  if (!hasFile(address))
    return `The picture ${address} does not exist. Put the file into public${address}, or correct the path.`;
  if (words.trim() === '')
    return `The picture ${address} has no description for visitors who cannot see it. Write what it shows between the square brackets, for example: ![The hall on the first morning](${address}).`;
  return undefined;
}
