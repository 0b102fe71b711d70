import { z } from 'astro/zod';
import { countDays, type DateRange } from '../../shared/dates.ts';
import { slugify } from '../../shared/words.ts';
import type { Constraint } from '../reading/issue.ts';
import { linkTarget } from './addresses.ts';
import { agree, noTwoAlike } from './agree.ts';
import { calendarDate, committeeNames, fieldset, text } from './fields.ts';

/** `content/dates.yaml`, if there is one: what is due when, in order. Days are those of the venue. */
export const datesSchema = fieldset({
  dates: z
    .array(
      fieldset({
        title: text('Position papers are due'),
        day: calendarDate().optional().describe('The day. For several days, write first and last in its place.'),
        first: calendarDate().optional().describe('The first of several days.'),
        last: calendarDate().optional().describe('The last of several days.'),
        text: text('Send yours to the chairs of your committee.').optional().describe('A sentence about it.'),
        link: fieldset({ title: text('How to write one'), url: linkTarget() })
          .optional()
          .describe('Where to read more, or to do what is due.'),
        for: text('Teachers').optional().describe('Who it is for. Leave it out if it is for everybody.'),
        committees: committeeNames().describe(
          'The committees whose pages show it, too: the names of their files without .md, or the word all.',
        ),
      }),
    )
    .default([]),
}).check(
  agree(['dates'], ({ dates }) =>
    dates.flatMap((date, index): Constraint[] => {
      const { day, first, last } = date;
      const path = ['dates', index];
      const [begins, before] = [firstDay(date), firstDay(dates[index - 1])];
      const isWhole = day !== undefined ? !first && !last : first !== undefined && last !== undefined;
      return [
        { isBroken: !isWhole, path, message: 'Write either the line day, or the lines first and last.' },
        {
          isBroken: first !== undefined && last !== undefined && countDays({ first, last }) < 1,
          path: [...path, 'last'],
          message: `It begins on ${first}, so it cannot end on ${last}. Correct one of the two.`,
        },
        {
          isBroken: begins !== undefined && before !== undefined && begins < before,
          path: [...path, day ? 'day' : 'first'],
          message: `${begins} comes after ${before}. Put the dates in order.`,
        },
      ];
    }),
  ),
  agree(['dates'], ({ dates }) =>
    noTwoAlike(
      dates,
      ({ title }) => slugify(title),
      ({ title }, index) => ({
        path: ['dates', index, 'title'],
        message: `Another date is already called ${title}. Give each date its own title.`,
      }),
    ),
  ),
);

type WrittenDate = z.infer<typeof datesSchema>['dates'][number];

function firstDay({ day, first }: Pick<WrittenDate, 'day' | 'first'> = {}): string | undefined {
  return day ?? first;
}

/** The days of a date that is whole. */
export function daysOf({ day = '', first = day, last = day }: WrittenDate): DateRange {
  return { first, last };
}
