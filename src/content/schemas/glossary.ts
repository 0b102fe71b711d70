import type { z } from 'astro/zod';
import { slugify } from '../../shared/words.ts';
import { group, list, text, yesOrNo } from './fields.ts';

/** `content/site/glossary.yaml`: words that delegates may not know. */
export const glossarySchema = group({
  terms: list(
    group({
      term: text('delegate').describe(
        'the word as it is written inside a sentence: without a capital letter, unless it is a name',
      ),
      forms: list(text('delegates'), 0)
        .default([])
        .describe('other spellings that mean the same, such as the plural and what delegates say for short'),
      meaning: text('A student who takes part in a committee.').describe(
        'at most 40 plain words, for an eleven-year-old who has never been to a conference',
      ),
      see: list(text('portfolio'), 0).default([]).describe('other terms in this list that help'),
      isEveryday: yesOrNo()
        .default(false)
        .describe(
          'true for words that most visitors know, or that texts also use in another sense: no text links to them',
        ),
    }),
  ),
}).superRefine(({ terms }, { addIssue }) => {
  const above = new Set<string>();
  for (const [index, { term, forms, see }] of terms.entries()) {
    const add = (message: string) => addIssue({ code: 'custom', path: ['terms', index], message });
    const words = [term, ...forms];
    for (const word of words.filter((word) => above.has(slugify(word))))
      add(`“${word}” is in a term above already. Keep it in one of the two.`);
    for (const name of see.filter((name) => !terms.some((other) => other.term === name)))
      add(`This list has no term “${name}”. Write under see: one that it has, or remove it.`);
    for (const word of words) above.add(slugify(word));
  }
});

export type Glossary = z.infer<typeof glossarySchema>;
