import type { z } from 'astro/zod';
import type { HtmlParent } from '../../shared/html.ts';
import { ofEdition } from './field-kinds.ts';
import { group, link, list, missingAlt, pictureFile, place, text, wholeNumber } from './fields.ts';

const document = group({ title: text('Background Guide'), url: ofEdition(link()) });
const boardMember = group({ title: text('Executive Board Members'), url: ofEdition(link()).optional() });

/** An example for the message: a list with a document that is not ready. */
function documents(field: string, title: string): string {
  return `${field}:\n  - title: ${title}\n    url: /coming-soon`;
}

/** `content/committees/SLUG.md`: one committee. The text below the fields is its overview; it may be empty. */
export const committeeSchema = group({
  order: place(),
  title: text('DISEC').describe('the short name: the heading of the page'),
  fullName: text('Disarmament and International Security Committee').describe('the long name, under the title'),
  agenda: ofEdition(text('The trade in small arms')).describe(
    "what the committee debates; in 'single quotes' if it contains a colon and a space",
  ),
  openTo: text('Grades 6 and 7 only')
    .optional()
    .describe(
      'only if it is not for everybody: for whom, in a few words; restrictions in conference.yaml has the sentence',
    ),
  era: text('Historical')
    .optional()
    .describe(
      'only if it is set in another period: a word for its card, such as Historical. Draw its picture in light ink',
    ),
  image: pictureFile()
    .optional()
    .describe('a picture beside this file. Without this line and the next, the website draws a seal'),
  imageAlt: text('A dove with an olive sprig')
    .optional()
    .describe('what the picture shows, for visitors who cannot see it'),
  summary: ofEdition(text('The committee debates the trade in small arms.')).describe(
    'a sentence or two of 90 to 160 characters for search engines',
  ),
  executiveBoard: list(boardMember, 1, documents('executiveBoard', 'Executive Board Members')).describe(
    'one line or several: a title and, unless it is a name alone, an address (url)',
  ),
  backgroundGuide: list(document, 1, documents('backgroundGuide', 'Background Guide')).describe(
    'one line or several, each with a title and an address (url)',
  ),
  caseFile: document
    .optional()
    .describe('only if there is a case file: its title and address (url), each on a line of its own after two spaces'),
  caseFileDaysBefore: wholeNumber(15)
    .optional()
    .describe(
      'how many days before the conference it is due, as the agenda says; the page shows the day until url is real',
    ),
}).refine(({ image, imageAlt }) => !image || imageAlt, missingAlt('imageAlt', 'A dove with an olive sprig'));

export type Committee = z.infer<typeof committeeSchema> & {
  /** Name of its file without `.md`, part of its address. */
  slug: string;
  /** Its overview, which may be empty. */
  text: HtmlParent;
};
