import type { z } from 'astro/zod';
import { agree } from './agree.ts';
import { fieldset, listOf, text, wholeNumber } from './fields.ts';

/** Front matter of `content/about/NAME.md`: a section of the About page, its text below. */
export const aboutSchema = fieldset({
  order: wholeNumber(1).positive(),
  title: text('The school'),
});

/** `content/history.yaml`: the years of the school and the conference, earliest first. */
export const historySchema = fieldset({
  timeline: listOf(
    fieldset({
      year: wholeNumber(1994),
      title: text('The school is founded'),
      text: text('Its first classrooms open.'),
    }),
  ),
}).check(
  agree(['timeline'], ({ timeline }) =>
    timeline.map(({ year }, index) => ({
      isBroken: year < (timeline[index - 1]?.year ?? year),
      path: ['timeline', index, 'year'],
      message: `${year} comes after ${timeline[index - 1]?.year}. Put the entries in order, oldest first.`,
    })),
  ),
);

export type History = z.infer<typeof historySchema>;
