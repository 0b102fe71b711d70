import type { z } from 'astro/zod';
import { ofEdition } from './field-kinds.ts';
import { group, personName, text, wholeNumber, yesOrNo } from './fields.ts';

/** `content/addressals/SLUG.md`: one letter of welcome; the text below the fields is its words. */
export const addressalSchema = group({
  order: wholeNumber(1),
  title: text('Principal’s Message'),
  role: text('Principal'),
  author: ofEdition(personName()),
  confirmed: ofEdition(yesOrNo()).default(false),
  salutation: text('Dear delegates,'),
  summary: ofEdition(text('The Principal welcomes delegates, teachers and parents.')),
  closing: text('Principal'),
});

/** An addressal as pages know it. */
export type Addressal = z.infer<typeof addressalSchema> & { slug: string };
