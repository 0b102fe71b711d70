import { z } from 'astro/zod';
import { fieldset, text, wholeNumber } from './fields.ts';

/** `content/history.yaml`: the years of the school and the conference, earliest first. */
export const historySchema = fieldset({
  timeline: z
    .array(
      fieldset({
        year: wholeNumber(1994),
        title: text('The school is founded'),
        text: text('Its first classrooms open.'),
      }),
    )
    .min(1, { error: 'At least one year is needed.' }),
});

export type History = z.infer<typeof historySchema>;
