import type { z } from 'astro/zod';
import type { HtmlParent } from '../../shared/html.ts';
import { group, missingAlt, personName, pictureFile, position, text, yesOrNo } from './fields.ts';

/** `content/addressals/SLUG.md`: one letter of welcome, whose text is below the fields. */
export const addressalSchema = group({
  order: position(),
  title: text('Principal’s Message'),
  role: text('Principal'),
  author: personName(),
  confirmed: yesOrNo().default(false),
  salutation: text('Dear delegates,'),
  summary: text('The Principal welcomes delegates, teachers and parents.'),
  closing: text('Principal'),
  portrait: pictureFile().optional(),
  portraitAlt: text('The principal at her desk').optional(),
}).refine(
  ({ portrait, portraitAlt }) => !portrait || portraitAlt,
  missingAlt('portraitAlt', 'The principal at her desk'),
);

export type Addressal = z.infer<typeof addressalSchema> & { slug: string; body: HtmlParent };
