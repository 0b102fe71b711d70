import { z } from 'astro/zod';
import { group, text, wholeNumber, yesOrNo } from './fields.ts';

/** `content/addressals/SLUG.md`: one letter of welcome; the text below the fields is its words. */
export const addressalSchema = group({
  order: wholeNumber(1),
  title: text('Principal’s Message'),
  role: text('Principal'),
  author: z.string({ error: "Write a name here, or '' until it is announced." }).default(''),
  confirmed: yesOrNo().default(false),
  salutation: text('Dear delegates,'),
  summary: text('The Principal welcomes delegates, teachers and parents.'),
  closing: text('Principal'),
});

/** An addressal as pages know it. */
export type Addressal = z.infer<typeof addressalSchema> & { slug: string };
