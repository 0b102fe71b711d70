import type { Edition } from '../../content/collections.ts';
import { Label, Quiet } from '../../ui/letters.tsx';
import { committeeKey } from './chosen-committee.ts';
import { timetable } from './timetable.ts';
import type { HomeSession } from './what-is-on.ts';

/** Whether the home page shows what is on: an archive is never on. */
export function showsWhatIsOn({ schedule, isArchive }: Edition): boolean {
  return schedule.days.length > 0 && !isArchive;
}

/**
 * What is on and what comes next, on the days of the conference, for the committee that was chosen on the schedule.
 * up-next.client.ts fills it in; where no script runs it stays hidden, and the link to the schedule has to do. Its styles,
 * up-next.css, are in the page only while there is a schedule.
 */
export function UpNext({ edition }: { edition: Edition }) {
  return (
    <>
      <dl
        id="up-next"
        className="screen-only"
        data-when="during"
        data-sessions={JSON.stringify(homeSessions(edition))}
        data-time-zone={edition.conference.timeZone}
        data-words={JSON.stringify(edition.pages.schedule.today)}
        data-committee-key={committeeKey(edition.conference)}
        hidden
      >
        {['now', 'next'].map((name) => (
          <div key={name}>
            <Label as="dt" />
            <dd />
            <Quiet as="dd" isSmall />
            <Quiet as="dd" isSmall />
          </div>
        ))}
      </dl>
      {/* One text: of a list, Orca reads one part, or if it is atomic the whole list for each part that changed. */}
      <p id="up-next-change" className="visually-hidden" data-when="during" aria-live="polite" />
    </>
  );
}

/** The sessions that delegates go to, in order. */
function homeSessions(edition: Edition): HomeSession[] {
  return timetable(edition).flatMap(({ sessions }) =>
    sessions
      .filter(({ only }) => only?.length !== 0)
      .map(({ title, place, audience, only, startsAt, endsAt }) => ({
        title,
        where: [only && audience, place].filter(Boolean).join(', '),
        from: startsAt,
        until: endsAt,
        only,
      })),
  );
}
