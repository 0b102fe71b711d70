import type { KeyDate } from '../../content/facts/key-dates.ts';
import { formatDaysOfYear, formatMonth, weekdays } from '../../shared/dates.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Clause } from '../../ui/clause.tsx';
import { Quiet } from '../../ui/letters.tsx';
import { Ruled } from '../../ui/ruled.tsx';
import styles from './key-dates.module.css';
import { Passed } from './passed.tsx';

interface KeyDatesProps {
  dates: KeyDate[];
  /** Marks those that are over. */
  passed: string;
}

/** All dates, month by month. */
export function KeyDateMonths({ dates, passed }: KeyDatesProps) {
  const months = Map.groupBy(dates, ({ days }) => formatMonth(days.first));
  return (
    <div className="wrap">
      {[...months].map(([month, datesOfMonth], index) => (
        <Clause key={month} title={month} isFirst={index === 0}>
          <KeyDateList dates={datesOfMonth} passed={passed} />
        </Clause>
      ))}
    </div>
  );
}

function KeyDateList({ dates, passed }: KeyDatesProps) {
  return (
    <Ruled as="ol" className={styles.dates}>
      {dates.map(({ key, title, days, text, link, audience, until }) => (
        <li key={key} id={`key-${key}`}>
          <div>
            <time className={styles.day} dateTime={days.first}>
              {formatDaysOfYear(days)}
            </time>
            {/* On this line there is always room for “Passed”, so nothing moves when it appears. */}
            <Quiet isSmall className={styles.weekday}>
              {weekdays(days)} <Passed word={passed} until={until} />
            </Quiet>
          </div>
          <div>
            <h3>{title}</h3>
            {text && <p className="measure">{text}</p>}
            {audience && <Quiet isSmall>{audience}</Quiet>}
            {link && (
              <p className="screen-only">
                <ArrowLink href={link.url}>{link.title}</ArrowLink>
              </p>
            )}
          </div>
        </li>
      ))}
    </Ruled>
  );
}
