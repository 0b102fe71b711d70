import type { z } from 'astro/zod';
import type { HtmlParent } from '../../shared/html.ts';
import { ofEdition } from './field-kinds.ts';
import { group, missingAlt, personName, pictureFile, place, text, yesOrNo } from './fields.ts';

/** `content/addressals/SLUG.md`: one letter of welcome, whose text is below the fields. */
export const addressalSchema = group({
  order: place(),
  title: text('Principal’s Message'),
  role: text('Principal').describe('beside the name on the page Addressals'),
  author: ofEdition(personName()).describe('the name below the letter; leave the two quotes empty until it is known'),
  confirmed: ofEdition(yesOrNo())
    .default(false)
    .describe('true once its writer has read this letter, changed it where necessary, and agreed to sign it'),
  salutation: text('Dear delegates,'),
  summary: ofEdition(text('The Principal welcomes delegates, teachers and parents.')).describe(
    'at the head of the letter, on the page Addressals and for search engines',
  ),
  closing: text('Principal').describe('below the name, or in its place'),
  portrait: ofEdition(pictureFile()).optional().describe('a picture of the writer beside this file, if there is one'),
  portraitAlt: ofEdition(text('The principal at her desk'))
    .optional()
    .describe('what it shows, for visitors who cannot see it'),
}).refine(
  ({ portrait, portraitAlt }) => !portrait || portraitAlt,
  missingAlt('portraitAlt', 'The principal at her desk'),
);

export type Addressal = z.infer<typeof addressalSchema> & { slug: string; text: HtmlParent };
