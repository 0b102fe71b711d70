import type { Edition } from '../../content/collections.ts';
import type { Committee } from '../../content/schemas/committee.ts';
import { committeeCalendarPath, conferenceCalendarPath } from '../../site/routes.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Clause } from '../../ui/clause.tsx';
import styles from './add-to-calendar.module.css';
import { committeeEvents, conferenceEvent } from './calendar-events.ts';
import { calendarEntries } from './calendar-links.ts';

interface AddToCalendarProps {
  edition: Pick<Edition, 'conference' | 'schedule'>;
  /** Whose dates they are, on its own page; else those of the conference. */
  committee?: Committee;
}

/**
 * Adds dates to a calendar: each to two calendars on the web, and all of them as a file for any other. Past dates are
 * not offered. The conference is the last date, so nothing is left after it.
 */
export function AddToCalendar({ edition: { conference, schedule }, committee }: AddToCalendarProps) {
  const events = committee ? committeeEvents(conference, committee) : [conferenceEvent(conference)];
  const entries = calendarEntries(events, conference.timeZone);
  const hasSessions = schedule.days.length > 0;
  return (
    <div className={committee ? undefined : `wrap ${styles.alone}`} data-when="before during">
      <Clause title="Add to your calendar" isFirst={!committee} note={committee ? 'narrow' : 'wide'}>
        <div>
          <ul className={`ruled ${styles.dates}`}>
            {entries.map(({ term, date, until, googleUrl, outlookUrl }) => (
              <li key={term} className="actions" data-until={until} hidden={until <= Date.now()}>
                <p className="quiet">
                  {term}: <b>{date}</b>
                </p>
                <p className="actions screen-only">
                  <CalendarLink name="Google Calendar" term={term} href={googleUrl} />
                  <CalendarLink name="Outlook" term={term} href={outlookUrl} />
                </p>
              </li>
            ))}
          </ul>
          <p className={`actions screen-only ${styles.file}`}>
            <ArrowLink href={committee ? committeeCalendarPath(committee.slug) : conferenceCalendarPath} isFile>
              Calendar file
            </ArrowLink>
            <small className="quiet">
              {hasSessions ? 'All dates and sessions, for' : entries.length > 1 ? 'All dates, for' : 'For'} the calendar
              on your phone or computer
            </small>
          </p>
        </div>
      </Clause>
    </div>
  );
}

function CalendarLink({ name, term, href }: { name: string; term: string; href: string }) {
  return (
    <ArrowLink href={href}>
      {name}
      <span className="visually-hidden"> for the {term.toLowerCase()}</span>
    </ArrowLink>
  );
}
