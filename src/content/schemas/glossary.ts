import { z } from 'astro/zod';
import { fieldset, text } from './fields.ts';

/** `content/glossary.yaml`: words that delegates may not know. */
export const glossarySchema = fieldset({
  terms: z
    .array(
      fieldset({
        term: text('delegate').describe('As written inside a sentence: delegate, Executive Board.'),
        forms: z
          .array(text('delegates'))
          .default([])
          .describe('Other spellings that count as uses of it, such as the plural.'),
        meaning: text('A student who takes part in a committee.'),
        see: z.array(text('portfolio')).default([]).describe('Other terms that help.'),
      }),
    )
    .min(1, { error: 'At least one term is needed.' }),
  synonyms: z
    .array(z.array(text('saree')).min(2, { error: 'At least two words are needed.' }))
    .default([])
    .describe('Words that mean the same to the search, besides each term and its forms.'),
});

export type Glossary = z.infer<typeof glossarySchema>;
