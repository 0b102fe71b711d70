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
  /** The ids on a page. Absent before the site is built: only a built page has all of them. */
  idsOn?: (page: string) => readonly string[];
}

/** Links in a file that lead nowhere, or that a browser would refuse. Pictures have a check of their own. */
export function checkLinks(file: ContentFile, targets: LinkTargets): Issue[] {
  return linksIn(file).flatMap((link) => {
    const message = link.isPicture ? undefined : linkMessage(link, targets);
    return message ? [{ file: link.file, line: link.line, path: link.path, message }] : [];
  });
}

function linkMessage({ path: field, words, address }: ContentLink, { pages, hasFile, idsOn }: LinkTargets) {
  if (words.trim() === '')
    return 'This link has no words. Write some between the square brackets: [the guidelines](/guidelines).';
  if (/^(mailto:(\S+@\S+|\{email\})|tel:\+\d+)$/.test(address)) return undefined;
  if (!/^\/(?!\/)\S*$/.test(address)) {
    // The schema has said so of a field.
    if (field || isWebAddress(address)) return undefined;
    return `This is no address: ${address} — write the whole address of a page, such as https://example.org/guide, or the path of a page of this website, such as /guidelines.`;
  }
  const [, page = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
  if (!pages.includes(page)) return hasFile(page) ? undefined : missingMessage(page, pages);
  if (anchor === '' || !idsOn || idsOn(page).includes(anchor)) return undefined;
  const anchors = idsOn(page).map((id) => `#${id}`);
  return `The page ${page} has nothing called #${anchor}. Leave out # and what follows, or write one of these: ${anchors.join(' ')}.`;
}

/** @param page where a link leads, and nothing is */
function missingMessage(page: string, pages: readonly string[]): string {
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
  const siblings = pages.filter((path) => folderOf(path) === folderOf(page));
  const offered = siblings.length > 0 ? siblings : pages.filter((path) => folderOf(path) === '/');
  return `There is no page and no file ${page} on this website. The pages are: ${offered.join(' ')}. Files belong in the folder public.`;
}
