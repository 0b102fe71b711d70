import { routes } from '../../site/routes.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Clause } from '../../ui/clause.tsx';
import styles from './committee-sessions.module.css';
import { Times } from './schedule-days.tsx';
import type { ScheduledDay } from './timetable.ts';

/** When a committee meets, on its page. */
export function CommitteeSessions({ days }: { days: ScheduledDay[] }) {
  return (
    <Clause title="Sessions" note="narrow">
      <div>
        <ul className={`ruled ${styles.days}`}>
          {days.map(({ date, name, sessions }) => (
            <li key={date}>
              <b>{name}</b>
              <ol>
                {sessions.map((session) => (
                  <li key={session.key}>
                    <span>
                      <Times session={session} />
                    </span>
                    <span className="quiet">{[session.title, session.place].filter(Boolean).join(', ')}</span>
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ul>
        <p className="screen-only">
          <ArrowLink href={routes.schedule}>The whole schedule</ArrowLink>
        </p>
      </div>
    </Clause>
  );
}
