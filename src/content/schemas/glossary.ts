import type { z } from 'astro/zod';
import { slug } from 'github-slugger';
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
}).superRefine(({ terms }, { addIssue }) => {
  const above = new Set<string>();
  for (const [index, { term, forms, see }] of terms.entries()) {
    const add = (message: string) => addIssue({ code: 'custom', path: ['terms', index], message });
    const words = [term, ...forms];
    for (const word of words.filter((word) => above.has(slug(word))))
      add(`“${word}” is in a term above already. Keep it in one of the two.`);
    for (const name of see.filter((name) => !terms.some((other) => other.term === name)))
      add(`This list has no term “${name}”. Write under see: one that it has, or remove it.`);
    for (const word of words) above.add(slug(word));
  }
});

export type Glossary = z.infer<typeof glossarySchema>;
