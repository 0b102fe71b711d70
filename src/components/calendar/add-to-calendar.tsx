import type { CalendarEntry } from '../../lib/calendar-links.ts';
import { Clause } from '../ui/clause.tsx';
import { DownloadLink } from '../ui/download-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './add-to-calendar.module.css';

interface AddToCalendarProps {
  /** Path of the calendar file that holds all the dates. */
  file: string;
  entries: CalendarEntry[];
  /** As in `Clause`. */
  note?: 'wide' | 'narrow';
}

/** Dates to take along: each for two calendars on the web, all of them as a file for every other. */
export function AddToCalendar({ file, entries, note = 'wide' }: AddToCalendarProps) {
  return (
    <Clause title="Add to your calendar" note={note}>
      <div className={styles.dates}>
        <ul>
          {entries.map(({ term, date, googleUrl, outlookUrl }) => (
            <li key={term}>
              <p className={styles.date}>
                <span>{term}: </span>
                <b>{date}</b>
              </p>
              <p className={styles.links}>
                <CalendarLink term={term} name="Google Calendar" href={googleUrl} />
                <CalendarLink term={term} name="Outlook" href={outlookUrl} />
              </p>
            </li>
          ))}
        </ul>
        <p className={styles.file}>
          <DownloadLink href={file}>Calendar file</DownloadLink>
          <small>
            For the calendar of your phone or computer{entries.length > 1 && <>, with {entries.length} dates</>}
          </small>
        </p>
      </div>
    </Clause>
  );
}

function CalendarLink({ term, name, href }: { term: string; name: string; href: string }) {
  return (
    <Link href={href}>
      {name}
      <span className="visually-hidden">, {term.toLowerCase()}</span>
      <Icon name="arrow-out" />
    </Link>
  );
}
