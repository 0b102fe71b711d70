import { z } from 'astro/zod';
import { NAMED_YEARS } from '../named-years.ts';
import { agree, noTwoAlike } from './agree.ts';
import { fieldset, text, wholeNumber } from './fields.ts';

/** `content/history.yaml`, if there is one: the years of the school and the conference, earliest first. */
export const historySchema = fieldset({
  timeline: z
    .array(
      fieldset({
        year: wholeNumber(1974),
        title: text('The school is founded'),
        text: text('Its first classrooms open.'),
        fact: z
          .enum(NAMED_YEARS, { error: `Write one of these names here: ${NAMED_YEARS.join(', ')}.` })
          .optional()
          .describe('A name by which texts can say this year: {founded}.'),
      }),
    )
    .default([]),
}).check(
  agree(['timeline'], ({ timeline }) =>
    timeline.map(({ year }, index) => ({
      isBroken: year < (timeline[index - 1]?.year ?? year),
      path: ['timeline', index, 'year'],
      message: `${year} comes after ${timeline[index - 1]?.year}. Put the entries in order, oldest first.`,
    })),
  ),
  agree(['timeline'], ({ timeline }) =>
    noTwoAlike(
      timeline,
      ({ fact }) => fact,
      ({ fact }, index) => ({
        path: ['timeline', index, 'fact'],
        message: `Another entry is already called ${fact}. Remove this line from one of the two.`,
      }),
    ),
  ),
);

export type History = z.infer<typeof historySchema>;
