import type { Issue } from '../content/issue.ts';
import type { ContentFile } from '../content/read.ts';
import { linksIn } from '../content/texts.ts';
import { readAddress } from '../shared/addresses.ts';

/** Issues for Markdown links that browsers cannot open, or that have no words. The schema checks addresses in fields. */
export function checkLinks(file: ContentFile): Issue[] {
  const links = linksIn(file).filter(({ path, isPicture }) => !path && !isPicture);
  return links.flatMap(({ file, line, text, address }) => {
    const message =
      text.trim() === ''
        ? 'This link has no words. Write some between the square brackets: [the guidelines](/guidelines).'
        : readAddress(address).message;
    return message ? [{ file, line, message }] : [];
  });
}
