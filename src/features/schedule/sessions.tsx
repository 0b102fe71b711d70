import type { Edition } from '../../content/collections.ts';
import { routes } from '../../routes.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Clause } from '../../ui/clause.tsx';
import { Label, Quiet } from '../../ui/letters.tsx';
import { Ruled } from '../../ui/ruled.tsx';
import styles from './sessions.module.css';
import type { ScheduledDay, TimedSession } from './timetable.ts';

/**
 * The sessions of each day. schedule.client.ts marks the current one, and adds the visitor's own time where it is not
 * that of the venue.
 */
export function ScheduleDays({ days }: { days: ScheduledDay[] }) {
  return (
    <div className={`wrap ${styles.days}`}>
      {days.map(({ date, day, name, sessions }) => (
        <section key={date} aria-labelledby={`day-${day}`}>
          <h2 className="stack" id={`day-${day}`}>
            {days.length > 1 && <Label as="span">Day {day}</Label>} <time dateTime={date}>{name}</time>
          </h2>
          <Ruled as="ol" className={styles.sessions} data-weekday={name.slice(0, 3)}>
            {sessions.map((session) => (
              <li
                key={session.key}
                data-session={`${session.startsAt} ${session.endsAt}`}
                data-only={session.only?.join(' ')}
              >
                <div className={styles.time}>
                  <p>
                    <Times session={session} />
                  </p>
                  <Quiet isSmall className={`screen-only ${styles.note}`} data-own-time hidden />
                </div>
                <div>
                  <h3 className="actions">
                    {session.title}{' '}
                    <Label as="span" className={`screen-only ${styles.now}`} data-now hidden>
                      Now
                    </Label>
                  </h3>
                  <Quiet isSmall className={styles.note}>
                    {[session.audience, session.place].filter(Boolean).join(' · ')}
                  </Quiet>
                </div>
              </li>
            ))}
          </Ruled>
        </section>
      ))}
    </div>
  );
}

/** `10:30 – 12:30`, read out as “10:30 to 12:30”. */
function Times({ session: { date, start, end } }: { session: TimedSession }) {
  return (
    <>
      <time dateTime={`${date}T${start}`}>{start}</time>
      <span aria-hidden="true"> – </span>
      <span className="visually-hidden"> to </span>
      <time dateTime={`${date}T${end}`}>{end}</time>
    </>
  );
}

interface CommitteeSessionsProps {
  days: ScheduledDay[];
  words: Edition['wording']['committee'];
}

/** When a committee meets, on its page. */
export function CommitteeSessions({ days, words }: CommitteeSessionsProps) {
  return (
    <Clause title={words.sessions} noteWidth="narrow">
      <div>
        <Ruled isTight>
          {days.map(({ date, name, sessions }) => (
            <li key={date}>
              <b>{name}</b>
              <ol className={`paper-columns ${styles.times}`}>
                {sessions.map((session) => (
                  <li key={session.key}>
                    <span>
                      <Times session={session} />
                    </span>
                    <Quiet as="span">{[session.title, session.place].filter(Boolean).join(', ')}</Quiet>
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </Ruled>
        <p className="screen-only">
          <ArrowLink href={routes.schedule}>{words.wholeSchedule}</ArrowLink>
        </p>
      </div>
    </Clause>
  );
}
