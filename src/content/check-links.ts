import { readAddress } from '../shared/addresses.ts';
import type { Issue } from './issue.ts';
import type { ContentFile } from './read.ts';
import { type ContentLink, linksIn } from './texts.ts';

/** Links in a file that a browser would refuse. Pictures have a check of their own. */
export function checkLinks(file: ContentFile): Issue[] {
  return linksIn(file).flatMap((link) => {
    const message = link.isPicture ? undefined : linkMessage(link);
    return message ? [{ file: link.file, line: link.line, path: link.path, message }] : [];
  });
}

function linkMessage({ path: field, words, address }: ContentLink): string | undefined {
  if (!field && words.trim() === '')
    return 'This link has no words. Write some between the square brackets: [the guidelines](/guidelines).';
  const [, message] = WRONG_COPIES.find(([pattern]) => pattern.test(address)) ?? [];
  // The schema has reported the problem of a field.
  return message ?? (field ? undefined : readAddress(address).problem);
}

/** Addresses that were copied in the wrong place, and where the right one is. */
const WRONG_COPIES: [pattern: RegExp, message: string][] = [
  [
    /^https:\/\/(?:docs\.google\.com\/forms\/[^?#]*\/(?:edit|prefill|viewanalytics)\b|forms\.(?:office|cloud\.microsoft)\b[^?#]*\/(?:Design|Analysis)Page)/i,
    'This is the address of the form’s editor, where answers can be read. In the form, choose Send (or Publish), then the sign of a link, and copy that address.',
  ],
  [
    /^https:\/\/(?:(?:www\.)?google\.[\w.]+\/url\?|[\w.-]+\.safelinks\.protection\.outlook\.com\/)/i,
    'This link takes a detour that records who follows it. Follow it, and copy the address that your browser shows then.',
  ],
];
