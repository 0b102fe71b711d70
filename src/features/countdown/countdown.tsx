import styles from './countdown.module.css';

const CELLS = [
  { unit: 'days', long: 'Days', short: 'Days' },
  { unit: 'hours', long: 'Hours', short: 'Hours' },
  { unit: 'minutes', long: 'Minutes', short: 'Mins' },
  { unit: 'seconds', long: 'Seconds', short: 'Secs' },
] as const;

const FIGURES = (
  <>
    <i>0</i>
    <i>0</i>
  </>
);

interface CountdownProps {
  /** `YYYY-MM-DDTHH:MM:SS` on the visitor's own clock. */
  target: string;
  /** Whether the target had passed in every time zone when the page was built: then zeros are true without script. */
  hasPassed: boolean;
}

/** The figure of the heading, `47 Days!`, written by countdown.client.ts. Without script it is the date. */
export function CountdownDays({ target, hasPassed, date }: CountdownProps & { date: string }) {
  return (
    <>
      <span
        className={hasPassed ? styles.days : `${styles.days} needs-script`}
        data-countdown={target}
        data-unit="heading"
      >
        {hasPassed ? '0 Days!' : '– Days!'}
      </span>
      {!hasPassed && <span className={`${styles.days} without-script`}>{date}</span>}
    </>
  );
}

/**
 * The four cells, one in each bay of the façade, written by countdown.client.ts. Screen readers get the label instead
 * of figures that change while they read; the heading has the days.
 */
export function CountdownCells({ target, hasPassed, label }: CountdownProps & { label: string }) {
  return (
    <div className={hasPassed ? styles.cells : `${styles.cells} needs-script`} role="timer" aria-label={label}>
      {CELLS.map(({ unit, long, short }) => (
        <div key={unit} className={styles.cell} aria-hidden="true">
          <span className={styles.number} data-countdown={target} data-unit={unit}>
            {hasPassed ? FIGURES : '––'}
          </span>
          <span className={`label ${styles.unit}`}>
            <span className="wide-only">{long}</span>
            <span className="narrow-only">{short}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
