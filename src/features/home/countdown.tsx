import { clsx } from 'clsx';
import type { Conference } from '../../content/schemas/conference.ts';
import { countdownTarget } from '../../phase/phase.ts';
import { formatDays } from '../../shared/dates.ts';
import styles from './countdown.module.css';
import { hasPassedEverywhere } from './time-left.ts';

/** Labels in parts: narrow windows leave out the middle. */
const UNITS = { days: ['Days'], hours: ['H', 'ou', 'rs'], minutes: ['Min', 'ute', 's'], seconds: ['Sec', 'ond', 's'] };

/** The words before and after the number of days. */
export const COUNTDOWN = 'Countdown to\u00a0Glory';
export const DAYS = '\u00a0Days!';

type CountdownProps = { conference: Pick<Conference, 'dates'> };

/** The date is shown until the script has run, and on paper, since the number of days would soon be wrong there. */
export function CountdownHeading({ conference }: CountdownProps) {
  const date = formatDays(conference.dates.first);
  return (
    <>
      {`${COUNTDOWN}: `}
      <span className="screen-only" data-days hidden>
        <span data-unit="heading" />
        {DAYS}
      </span>
      <span className={styles.date}>{date}</span>
    </>
  );
}

export function CountdownCells({ conference }: CountdownProps) {
  // If the countdown has ended on every visitor’s clock, the build writes zeros, which need no script.
  const hasPassed = hasPassedEverywhere(countdownTarget(conference.dates), Date.now());
  return (
    <div
      className={clsx('screen-only', styles.cells, !hasPassed && 'needs-script')}
      role="timer"
      // Screen readers read this label, not the figures, which would change while they are read.
      aria-label={COUNTDOWN}
    >
      {Object.entries(UNITS).map(([unit, [begin, middle, end]]) => (
        <div key={unit} className={styles.cell} aria-hidden="true">
          <span className={styles.number} data-unit={unit}>
            {hasPassed ? '00' : '––'}
          </span>
          <span className={clsx('label', styles.unit)}>
            <span>
              {begin}
              {middle && <b>{middle}</b>}
              {end}
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}
