import type { z } from 'astro/zod';
import { group, list, phasedText, text, year } from './fields.ts';

/** `content/site/history.yaml`: the timeline on `/about`. The entry without a year is this edition’s. */
export const historySchema = group({
  timeline: list(
    group({
      year: year(1994).optional(),
      title: text('The school is founded'),
      text: phasedText('Its first classrooms open.'),
    }),
    0,
  ).refine((entries) => entries.filter(({ year }) => !year).length <= 1, {
    error:
      'Two entries have no year. The one without a year is this edition: write the year of the others, for example: year: 2024',
  }),
});

export type History = z.infer<typeof historySchema>;
