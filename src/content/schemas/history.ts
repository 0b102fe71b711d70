import type { z } from 'astro/zod';
import { agree, fieldset, listOf, text, wholeNumber } from './fields.ts';

/** `content/history.yaml`: the years of the school and the conference, earliest first. */
export const historySchema = fieldset({
  timeline: listOf(
    fieldset({
      year: wholeNumber(1994),
      title: text('The school is founded'),
      text: text('Its first classrooms open.'),
    }),
  ),
}).superRefine(
  agree(({ timeline }) =>
    timeline.map(({ year }, index) => [
      year < (timeline[index - 1]?.year ?? year),
      ['timeline', index, 'year'],
      `${year} comes after ${timeline[index - 1]?.year}. Put the entries in order, oldest first.`,
    ]),
  ),
);

export type History = z.infer<typeof historySchema>;
