import { z } from 'astro/zod';
import { calendarDate, fieldset, text, timeOfDay } from './fields.ts';

/** `content/schedule.yaml`, if there is one: what happens when. Times are those of the venue. */
export const scheduleSchema = fieldset({
  days: z
    .array(
      fieldset({
        date: calendarDate(),
        sessions: z
          .array(
            fieldset({
              start: timeOfDay(),
              end: timeOfDay(),
              title: text('Opening ceremony'),
              place: text('Auditorium').optional(),
              /** For whom, where it is not for everybody. */
              for: text('Delegates of JCC').optional(),
              /** File names of the committees that meet, without `.md`. */
              committees: z.array(text('jcc')).default([]),
            }),
          )
          .min(1, { error: 'At least one session is needed.' }),
      }),
    )
    .default([]),
});

export type Schedule = z.infer<typeof scheduleSchema>;
export type Session = Schedule['days'][number]['sessions'][number];
