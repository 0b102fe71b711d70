import { isExternal } from '../shared/base-path.ts';
import type { Issue } from './issue.ts';
import type { ContentFile } from './read.ts';
import { isWebAddress } from './schemas/fields.ts';
import { type ContentLink, linksIn } from './texts.ts';

/** What links to this site can lead to. */
export interface LinkTargets {
  /** The path of every page, such as `/guidelines`. */
  pages: readonly string[];
  /** Whether there is a file at a path, such as `/fees.pdf`. */
  hasFile: (path: string) => boolean;
}

/**
 * Links in a file that lead nowhere, or that a browser would refuse. Pictures have a check of their own; anchors are on
 * built pages alone: `integrations/dead-links.ts`.
 */
export function checkLinks(file: ContentFile, targets: LinkTargets): Issue[] {
  return linksIn(file).flatMap((link) => {
    const message = link.isPicture ? undefined : linkMessage(link, targets);
    return message ? [{ file: link.file, line: link.line, path: link.path, message }] : [];
  });
}

function linkMessage({ path: field, words, address }: ContentLink, targets: LinkTargets): string | undefined {
  if (!field && words.trim() === '')
    return 'This link has no words. Write some between the square brackets: [the guidelines](/guidelines).';
  if (isExternal(address) && URL.canParse(address)) {
    const message = sharedMessage(new URL(address));
    if (message) return message;
  }
  if (/^#|^(mailto:(\S+@\S+|\{email\})|tel:\+?[\d,]+)$/.test(address)) return undefined;
  if (/^\/(?!\/)/.test(address)) return missingMessage(address, targets);
  // The schema has said so of a field.
  if (field || isWebAddress(address)) return undefined;
  return `This is no address: ${address} — write the whole address of a page, such as https://example.org/guide, or the path of a page of this website, such as /guidelines.`;
}

/** Addresses that were copied in the wrong place. */
function sharedMessage({ hostname, pathname, searchParams, href }: URL): string | undefined {
  const isEditor =
    (/^(docs|forms)\.google\./.test(hostname) && /^\/forms\/.*\/(edit|prefill|viewanalytics)\b/.test(pathname)) ||
    (/^forms\.(office|microsoft|cloud\.microsoft)/.test(hostname) && /\/(Design|Analysis)Page/i.test(pathname));
  if (isEditor)
    return `This is the address of the form’s editor, where answers can be read: ${href} — in the form, choose Send (or Publish), then the sign of a link, and copy that address.`;
  const isDetour = /^(www\.)?google\.[\w.]+$/.test(hostname) && pathname === '/url';
  const target = searchParams.get('q') ?? searchParams.get('url');
  if (!target || !(isDetour || hostname.endsWith('.safelinks.protection.outlook.com'))) return undefined;
  return `This link takes a detour that records who follows it. Write the address itself: ${target}`;
}

/** Why a link within the site leads nowhere, if it does. @param address such as `/guidelines#dress-code` */
export function missingMessage(address: string, { pages, hasFile }: LinkTargets): string | undefined {
  const page = decode(address.replace(/[?#].*/s, ''));
  if (pages.includes(page) || hasFile(page)) return undefined;
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
  const siblings = pages.filter((path) => folderOf(path) === folderOf(page));
  const offered = siblings.length > 0 ? siblings : pages.filter((path) => folderOf(path) === '/');
  return `There is no page and no file ${page} on this website. The pages are: ${offered.join(' ')}. Files belong in the folder public.`;
}

/** A path as files are named: `%20` is a space. */
export function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
