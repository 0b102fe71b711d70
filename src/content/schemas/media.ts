import { z } from 'astro/zod';
import { calendarDate, fieldset, pictureFile, text } from './fields.ts';

/** `content/media.yaml`, if there is one: the photographs in the folder `content/media/`. */
export const mediaSchema = fieldset({
  pictures: z
    .array(
      fieldset({
        file: pictureFile(),
        /** What it shows, for visitors who do not see it. */
        alt: text('Three delegates read a draft resolution'),
        caption: text('A draft at the last minute').optional(),
        /** Who took it. */
        credit: text('International Press Corps').optional(),
        /** The day or the committee under which it is shown. */
        day: calendarDate().optional(),
        committee: text('unsc').optional(),
      }),
    )
    .default([]),
});

export type Media = z.infer<typeof mediaSchema>;
