import { z } from 'astro/zod';
import { fieldset, text, wholeNumber } from './fields.ts';

/** Front matter of `content/addressals/SLUG.md`; the text is the letter. */
export const addressalSchema = fieldset({
  order: wholeNumber(1).positive(),
  title: text('Principal’s Message'),
  /** Role of the signatory. */
  role: text('Principal'),
  /** Name of the signatory; empty until announced. */
  author: z.string({ error: "Write the name of the person who signs, or '' until it is announced." }).default(''),
  /** Whether the signatory has agreed to these words. */
  confirmed: z.boolean({ error: 'Write true or false here, without quotes.' }).default(false),
  salutation: text('Dear delegates,'),
  /** One sentence for search results. */
  summary: text('The Principal welcomes delegates, teachers and parents.'),
  /** Line under the name. */
  closing: text('Principal'),
});

/** An addressal as pages and components know it. */
export type Addressal = z.infer<typeof addressalSchema> & { slug: string };
