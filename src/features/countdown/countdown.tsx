import type { Edition } from '../../content/collections.ts';
import type { Conference } from '../../content/schemas/conference.ts';
import { formatDate } from '../../shared/dates.ts';
import { Label } from '../../ui/letters.tsx';
import styles from './countdown.module.css';
import { hasPassedEverywhere } from './time-left.ts';

/** One element for each figure, as countdown.client.ts writes them. */
const ZEROS = [<i key="tens">0</i>, <i key="ones">0</i>];

/** Units with their labels on wide and on small screens. */
const UNITS = [
  { unit: 'days', long: 'Days', short: 'Days' },
  { unit: 'hours', long: 'Hours', short: 'Hours' },
  { unit: 'minutes', long: 'Minutes', short: 'Mins' },
  { unit: 'seconds', long: 'Seconds', short: 'Secs' },
];

type CountdownHeadingProps = { conference: Conference; words: Edition['pages']['home']['countdown'] };

/**
 * The heading, such as `Countdown to Glory: 47 Days!`. Its figure is written by countdown.client.ts. Without script the
 * date stands in place of the days.
 */
export function CountdownHeading({ conference, words }: CountdownHeadingProps) {
  const { countdownTarget: target, dates } = conference;
  // Zeros on every visitor's clock need no script.
  const hasPassed = hasPassedEverywhere(target, Date.now());
  return (
    <>
      <Lead words={words.before} />{' '}
      <span className={hasPassed ? 'unbroken' : 'unbroken needs-script'}>
        <span data-countdown={target} data-unit="heading">
          {hasPassed ? '0' : '–'}
        </span>{' '}
        {words.after}
      </span>
      {!hasPassed && <span className="unbroken without-script">{formatDate(dates.first)}</span>}
    </>
  );
}

/** The heading once no whole day is left on any visitor's clock: from the first day on. */
export function EndedCountdown({ words }: Pick<CountdownHeadingProps, 'words'>) {
  return (
    <>
      {`${words.before} `}
      <span className="unbroken">{`0 ${words.after}`}</span>
    </>
  );
}

/** What stands before the figure. Its last two words stay together. */
function Lead({ words }: { words: string }) {
  const [, first, last] = /^(.*?)(\S+\s+\S+)$/s.exec(words) ?? [undefined, words];
  return (
    <>
      {first}
      {last && <span className="unbroken">{last}</span>}
    </>
  );
}

/**
 * The four cells, one in each bay of the façade, written by countdown.client.ts. Screen readers get the label instead
 * of figures that change while they read; the heading has the days.
 */
export function CountdownCells({ conference: { countdownTarget: target, dates } }: { conference: Conference }) {
  const hasPassed = hasPassedEverywhere(target, Date.now());
  const label = `Countdown to ${formatDate(dates.first)}`;
  return (
    <div className={hasPassed ? styles.cells : `${styles.cells} needs-script`} role="timer" aria-label={label}>
      {UNITS.map(({ unit, long, short }) => (
        <div key={unit} className={styles.cell} aria-hidden="true">
          <span className={styles.number} data-countdown={target} data-unit={unit}>
            {hasPassed ? ZEROS : '––'}
          </span>
          <Label as="span" className={styles.unit}>
            <span className={styles.long}>{long}</span>
            <span className={styles.short}>{short}</span>
          </Label>
        </div>
      ))}
    </div>
  );
}
