import type { z } from 'astro/zod';
import { group, list, text, yesOrNo } from './fields.ts';

/** `content/site/glossary.yaml`: words that delegates may not know. */
export const glossarySchema = group({
  terms: list(
    group({
      term: text('delegate'),
      forms: list(text('delegates'), 0).default([]),
      meaning: text('A student who takes part in a committee.'),
      see: list(text('portfolio'), 0).default([]),
      isEveryday: yesOrNo().default(false),
    }),
  ),
});

export type Glossary = z.infer<typeof glossarySchema>;
