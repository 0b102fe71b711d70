import { z } from 'astro/zod';
import type { Constraint } from '../reading/issue.ts';
import { spellings, termAnchor } from '../terms.ts';
import { agree, noTwoAlike } from './agree.ts';
import { fieldset, listOf, text } from './fields.ts';

/** `content/glossary.yaml`: words that delegates may not know. */
export const glossarySchema = fieldset({
  terms: listOf(
    fieldset({
      term: text('delegate').describe('As written inside a sentence: delegate, Executive Board.'),
      forms: z
        .array(text('delegates'))
        .default([])
        .describe('Other spellings that count as uses of it, such as the plural.'),
      meaning: text('A student who takes part in a committee.'),
      see: z.array(text('portfolio')).default([]).describe('Other terms that help.'),
      margin: z
        .boolean({ error: 'Write false, or leave the line out.' })
        .default(true)
        .describe('false for an everyday word or a committee’s name: no note in the margin of a text.'),
    }),
  ),
  synonyms: z
    .array(z.array(text('e-mail')).min(2, { error: 'At least two words are needed.' }))
    .default([])
    .describe('Words that mean the same to the search, besides each term and its forms.'),
}).check(
  agree(['terms'], ({ terms }) =>
    noTwoAlike(
      terms,
      ({ term }) => termAnchor(term),
      ({ term }, index, first) => ({
        path: ['terms', index],
        message: `${first.term} and ${term} have the same address, #${termAnchor(term)}. Remove one, or rename it.`,
      }),
    ),
  ),
  agree(['terms'], ({ terms }) => terms.flatMap((term, index) => termConstraints(term, terms, index))),
);

export type Glossary = z.infer<typeof glossarySchema>;

type Term = Glossary['terms'][number];

/** @param index place of the term among all terms */
function termConstraints({ term, forms, see }: Term, terms: readonly Term[], index: number): Constraint[] {
  const path = ['terms', index];
  const before = terms.slice(0, index);
  const names = terms.map((other) => other.term).filter((name) => name !== term);
  return [
    ...[term, ...forms].map((form): Constraint => {
      const other = before.find((one) => spellings(one).includes(form))?.term;
      return {
        isBroken: other !== undefined,
        path,
        message: `${other} and ${term} both have the word “${form}”. Remove it from one of them.`,
      };
    }),
    ...see.map(
      (name): Constraint => ({
        isBroken: !names.includes(name),
        path: [...path, 'see'],
        message: `${name} is not another term in this list. Correct it.`,
      }),
    ),
  ];
}
