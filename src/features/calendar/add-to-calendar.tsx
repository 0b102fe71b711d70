import type { Edition } from '../../content/collections.ts';
import type { Committee } from '../../content/schemas/committee.ts';
import { calendarPath } from '../../routes.ts';
import { addDays, endOf, formatDayOrDays } from '../../shared/dates.ts';
import { shownAttributes } from '../../shared/time-shown.ts';
import { Actions } from '../../ui/actions.tsx';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Clause } from '../../ui/clause.tsx';
import { Quiet } from '../../ui/letters.tsx';
import { Ruled } from '../../ui/ruled.tsx';
import styles from './add-to-calendar.module.css';
import { type CalendarEvent, calendarEvents } from './calendar.ts';
import { keyDateEvents } from './key-date-events.ts';

/**
 * Adds dates, those of the conference or of a committee, to a calendar: each to two calendars on the web, and all of them
 * as a file for any other. Past dates are not offered. The conference is the last, so nothing is left after it.
 */
export function AddToCalendar({ edition, committee }: { edition: Edition; committee?: Committee }) {
  const { conference, schedule, wording } = edition;
  const entries = calendarEntries(calendarEvents(conference, committee), conference.timeZone);
  const hasSessions = schedule.days.length > 0;
  const hasSeveralDates = entries.length + keyDateEvents(edition, committee).length > 1;
  const singleOrAll = hasSeveralDates ? 'All dates, for' : 'For';
  return (
    <div className={committee ? 'screen-only' : 'wrap screen-only'} data-when="before during">
      <Clause
        title={wording.calendar.add}
        isFirst={!committee}
        isLast={!committee}
        noteWidth={committee ? 'narrow' : 'wide'}
      >
        <div>
          <Ruled isTight className={styles.dates}>
            {entries.map(({ term, date, until, links }) => (
              <li key={term} className="actions" {...shownAttributes({ until })}>
                <Quiet>
                  {term}: <b>{date}</b>
                </Quiet>
                <Actions>
                  {Object.entries(links).map(([name, href]) => (
                    <ArrowLink key={name} href={href}>
                      {name}
                      <span className="visually-hidden"> for the {term.toLowerCase()}</span>
                    </ArrowLink>
                  ))}
                </Actions>
              </li>
            ))}
          </Ruled>
          <Actions className={styles.file}>
            <ArrowLink href={calendarPath(committee?.slug ?? 'conference')} isFile>
              Calendar file
            </ArrowLink>
            <small>
              {hasSessions ? 'All dates and sessions, for' : singleOrAll} the calendar on your phone or computer
            </small>
          </Actions>
        </div>
      </Clause>
    </div>
  );
}

/** Events as a page offers them: each with its date in words and links that add it. @param timeZone of the venue */
export function calendarEntries(events: CalendarEvent[], timeZone: string) {
  return events.map(({ term, title, days, description, location }) => {
    const after = addDays(days.last, 1);
    const place = location && { location };
    return {
      term,
      date: formatDayOrDays(days),
      /** When its last day is over at the venue, in milliseconds since the epoch. */
      until: endOf(days.last, timeZone),
      // Both sites show the event filled in, for the visitor to save. It ends on the day after its last.
      links: {
        'Google Calendar': address('https://calendar.google.com/calendar/render', {
          action: 'TEMPLATE',
          text: title,
          dates: `${days.first}/${after}`.replaceAll('-', ''),
          details: description,
          ...place,
        }),
        // https://github.com/InteractionDesignFoundation/add-event-to-calendar-docs
        Outlook: address('https://outlook.live.com/calendar/0/deeplink/compose', {
          path: '/calendar/action/compose',
          rru: 'addevent',
          subject: title,
          startdt: days.first,
          enddt: after,
          allday: 'true',
          body: description,
          ...place,
        }),
      },
    };
  });
}

/** Spaces are %20, since Outlook shows a plus as a plus. */
function address(page: string, fields: Record<string, string>): string {
  return `${page}?${new URLSearchParams(fields)}`.replaceAll('+', '%20');
}
