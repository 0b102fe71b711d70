import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Clause } from '../../ui/clause.tsx';
import styles from './add-to-calendar.module.css';
import type { CalendarEntry } from './calendar-links.ts';

interface AddToCalendarProps {
  /** Path of the calendar file that holds all the dates. */
  file: string;
  entries: CalendarEntry[];
  /** Whether the file has the sessions of the schedule, too. */
  hasSessions?: boolean;
  /** In a column beside another, as in `Clause`. */
  isNarrow?: boolean;
}

/**
 * Adds dates to a calendar: each to two calendars on the web, and all of them as a file for any other. Past dates are
 * not offered. The conference is the last date, so nothing is left after it.
 */
export function AddToCalendar({ file, entries, hasSessions = false, isNarrow = false }: AddToCalendarProps) {
  return (
    <div className={isNarrow ? undefined : `wrap ${styles.alone}`} data-when="before during">
      <Clause title="Add to your calendar" isFirst={!isNarrow} note={isNarrow ? 'narrow' : 'wide'}>
        <div>
          <ul className={`ruled ${styles.dates}`}>
            {entries.map(({ term, date, until, googleUrl, outlookUrl }) => (
              <li key={term} data-until={until} hidden={until <= Date.now()}>
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
            <ArrowLink href={file} isFile>
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
