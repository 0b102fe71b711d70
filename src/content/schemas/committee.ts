import type { z } from 'astro/zod';
import type { HtmlParent } from '../../shared/html.ts';
import { address, group, list, missingAlt, pictureFile, position, text, wholeNumber } from './fields.ts';

const document = group({ title: text('Background Guide'), url: address() });
const boardMember = group({ title: text('Executive Board Members'), url: address().optional() });

/** An example for the message: a list with a document that is not ready. */
function documents(field: string, title: string): string {
  return `${field}:\n  - title: ${title}\n    url: /coming-soon`;
}

/** `content/committees/SLUG.md`: one committee. The text below the fields is its overview; it may be empty. */
export const committeeSchema = group({
  order: position(),
  title: text('DISEC'),
  fullName: text('Disarmament and International Security Committee'),
  agenda: text('The trade in small arms'),
  openTo: text('6th and 7th graders').optional(),
  era: text('Historical').optional(),
  image: pictureFile().optional(),
  imageAlt: text('A dove with an olive sprig').optional(),
  summary: text('The committee debates the trade in small arms.'),
  executiveBoard: list(boardMember, 1, documents('executiveBoard', 'Executive Board Members')),
  backgroundGuide: list(document, 1, documents('backgroundGuide', 'Background Guide')),
  caseFile: document.optional(),
  caseFileDaysBefore: wholeNumber(15, 365).optional(),
}).refine(({ image, imageAlt }) => !image || imageAlt, missingAlt('imageAlt', 'A dove with an olive sprig'));

export type Committee = z.infer<typeof committeeSchema> & {
  /** Name of the file without `.md`, part of the committee's address. */
  slug: string;
  /** The overview of the committee, which may be empty. */
  body: HtmlParent;
};
