import { z } from 'astro/zod';
import { fieldset, text, timeOfDay, wholeNumber } from './fields.ts';

const COMMITTEES = 'Write: all. Or write a list of file names of committees without .md, for example: [jcc, unsc]';

/** `content/schedule.yaml`, if there is one: what happens when. Times are those of the venue. */
export const scheduleSchema = fieldset({
  days: z
    .array(
      fieldset({
        /** From 1 on: the dates are those of the conference. */
        day: wholeNumber(1),
        sessions: z
          .array(
            fieldset({
              start: timeOfDay(),
              end: timeOfDay(),
              title: text('Opening ceremony'),
              place: text('Auditorium').optional(),
              /** For whom, where it is not for everybody. */
              for: text('Delegates of JCC').optional(),
              /** File names of the committees that meet, without `.md`; or all of them. */
              committees: z
                .union([z.literal('all', { error: COMMITTEES }), z.array(text('jcc'), { error: COMMITTEES })])
                .default([]),
            }),
          )
          .min(1, { error: 'At least one session is needed.' }),
      }),
    )
    .default([]),
});

export type Schedule = z.infer<typeof scheduleSchema>;
export type Session = Schedule['days'][number]['sessions'][number];
