import type { Edition } from '../../content/collections.ts';
import type { Session } from '../../content/schemas/schedule.ts';
import { addDays, formatDayAndMonth, instantAt, weekday } from '../../shared/dates.ts';
import { formatList, slugify } from '../../shared/words.ts';

/** A day of the schedule with its sessions. */
export type ScheduledDay = ReturnType<typeof timetable>[number];
/** A session as pages and calendars show it. */
export type TimedSession = ScheduledDay['sessions'][number];

type Sources = Pick<Edition, 'schedule' | 'conference' | 'committees'>;

/** The schedule, day by day. @param isWanted which sessions; days without any are left out */
export function timetable(
  { schedule, conference, committees }: Sources,
  isWanted: (session: Session) => boolean = () => true,
) {
  const titleOf = (slug: string) => committees.find((committee) => committee.slug === slug)?.title ?? slug;
  return schedule.days
    .map(({ day, sessions }) => {
      const date = addDays(conference.dates.first, day - 1);
      const timed = sessions.map((session, index) => {
        const sameTitleBefore = sessions.slice(0, index).filter(({ title }) => title === session.title).length;
        const { committees: slugs } = session;
        const isForEverybody = slugs === 'all' || (slugs.length === 0 && session.for === undefined);
        const named = slugs === 'all' ? 'All committees' : formatList(slugs.map(titleOf));
        return {
          ...session,
          date,
          /** The same for the same session, even if the dates or its hours change. */
          key: `${day}-${slugify(session.title)}${sameTitleBefore > 0 ? `-${sameTitleBefore + 1}` : ''}`,
          /** Milliseconds since the epoch. */
          startsAt: instantAt(date, session.start, conference.timeZone),
          endsAt: instantAt(date, session.end, conference.timeZone),
          /** The committees that it is for alone; none if it is for others. Absent if it is for everybody. */
          only: isForEverybody ? undefined : slugs,
          audience: session.for ?? (named || 'Everyone'),
        };
      });
      return { date, day, name: `${weekday(date)}, ${formatDayAndMonth(date)}`, sessions: timed.filter(isWanted) };
    })
    .filter(({ sessions }) => sessions.length > 0);
}
