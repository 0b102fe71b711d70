import { z } from 'astro/zod';
import type { Constraint } from '../reading/issue.ts';
import { agree } from './agree.ts';
import { committeeNames, dayNumber, fieldset, listOf, text, timeOfDay } from './fields.ts';

/** `content/schedule.yaml`, if there is one: what happens when. Times are those of the venue. */
export const scheduleSchema = fieldset({
  days: z
    .array(
      fieldset({
        day: dayNumber().describe('The day of the conference: 1 is the first. The website adds the date.'),
        sessions: listOf(
          fieldset({
            start: timeOfDay(),
            end: timeOfDay(),
            title: text('Opening ceremony'),
            place: text('Auditorium').optional(),
            for: text('Delegates of DISEC').optional().describe('Who it is for. Leave it out if it is for everybody.'),
            committees: committeeNames().describe(
              'The committees that meet: the names of their files without .md, or the word all.',
            ),
          }),
        ),
      }),
    )
    .default([]),
}).check(
  agree(['days'], ({ days }) =>
    days.flatMap(({ day, sessions }, index): Constraint[] => {
      const before = days[index - 1]?.day ?? 0;
      return [
        {
          isBroken: day <= before,
          path: ['days', index, 'day'],
          message: `Day ${day} comes after day ${before}. Write each day once, in order.`,
        },
        ...sessions.flatMap((session, place) =>
          sessionConstraints(session, sessions.slice(0, place), ['days', index, 'sessions', place]),
        ),
      ];
    }),
  ),
);

export type Session = z.infer<typeof scheduleSchema>['days'][number]['sessions'][number];

/** @param earlier sessions that come before it in the list */
function sessionConstraints(session: Session, earlier: readonly Session[], path: PropertyKey[]): Constraint[] {
  const { start, end, title, place } = session;
  const before = earlier.at(-1)?.start ?? start;
  return [
    {
      isBroken: end <= start,
      path: [...path, 'end'],
      message: `It starts at ${start}, so it cannot end at ${end}. Correct one of the two.`,
    },
    {
      isBroken: start < before,
      path: [...path, 'start'],
      message: `${start} comes after ${before}. Put the sessions of a day in order.`,
    },
    ...overlapping(session, earlier).map(
      (other): Constraint => ({
        isBroken: place !== undefined && place === other.place,
        path: [...path, 'place'],
        message: `${title} begins in ${place} at ${start}, but ${other.title} ends there at ${other.end}. Change a time or a place.`,
      }),
    ),
  ];
}

/** The sessions that overlap with one. @param others of the same day */
export function overlapping({ start, end }: Session, others: readonly Session[]): Session[] {
  return others.filter((other) => other.start < end && start < other.end);
}
