import { z } from 'astro/zod';
import { fieldset, text } from './fields.ts';

/** `content/glossary.yaml`: words that delegates may not know. */
export const glossarySchema = fieldset({
  terms: z
    .array(
      fieldset({
        /** As written inside a sentence: `delegate`, `Executive Board`. */
        term: text('delegate'),
        /** Other spellings that count as uses of it, such as the plural. */
        forms: z.array(text('delegates')).default([]),
        meaning: text('A student who takes part in a committee.'),
        /** Other terms that help. */
        see: z.array(text('portfolio')).default([]),
      }),
    )
    .min(1, { error: 'At least one term is needed.' }),
  /** Words that mean the same to the search, besides each term and its forms. */
  synonyms: z.array(z.array(text('saree')).min(2, { error: 'At least two words are needed.' })).default([]),
});

export type Glossary = z.infer<typeof glossarySchema>;
