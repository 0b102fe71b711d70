import type { z } from 'astro/zod';
import { group, list, text, wholeNumber } from './fields.ts';

/** `content/site/history.yaml`: the timeline on `/about`, oldest first. The entry without a year is this edition’s. */
export const historySchema = group({
  timeline: list(
    group({
      year: wholeNumber(1994).optional(),
      title: text('The school is founded'),
      text: text('Its first classrooms open.'),
    }),
    0,
  ),
}).superRefine(({ timeline }, { addIssue }) => {
  for (const [index, { year = Infinity }] of timeline.entries()) {
    const before = timeline[index - 1]?.year ?? 0;
    const message = `${year} comes after ${before} here. Put the entries in order, oldest first.`;
    if (year < before) addIssue({ code: 'custom', path: ['timeline', index, 'year'], message });
  }
});

export type History = z.infer<typeof historySchema>;
