import type { z } from 'astro/zod';
import { agree } from './agree.ts';
import { dayAndTime, fieldset, text } from './fields.ts';

/** Front matter of `content/announcements/SLUG.md`, if there are any; what is announced is the text. */
export const announcementSchema = fieldset({
  title: text('Hall 3 instead of Hall 1'),
  /** From when on visitors may read it. */
  time: dayAndTime(),
  /** Whom it concerns. */
  for: text('Delegates of DISEC').default('Everybody'),
  /** Until then it is shown on every page; without it, on the page of all announcements only. */
  until: dayAndTime().optional(),
}).check(
  agree(['time', 'until'], ({ time, until }) => [
    {
      isBroken: until !== undefined && until <= time,
      path: ['until'],
      message: `It is announced at ${time}, so it cannot be important until ${until}. Correct one of the two.`,
    },
  ]),
);

/** An announcement as pages and components know it. */
export type Announcement = z.infer<typeof announcementSchema> & { slug: string };
