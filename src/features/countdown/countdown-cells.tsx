import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import styles from './countdown.module.css';
import { twoDigits } from './countdown.ts';
import { type CountdownProps, useIsTakenOver, useTimeLeft } from './use-time-left.ts';

const CELLS = [
  { unit: 'days', long: 'Days', short: 'Days' },
  { unit: 'hours', long: 'Hours', short: 'Hours' },
  { unit: 'minutes', long: 'Minutes', short: 'Mins' },
  { unit: 'seconds', long: 'Seconds', short: 'Secs' },
] as const;

/**
 * The four cells of the countdown, one in each bay of the façade. Screen readers get the
 * label instead of figures that change under them; the heading tells the days. If the clock
 * breaks, the bays stand empty.
 */
export function CountdownCells(props: CountdownProps & { label: string }) {
  return (
    <ErrorBoundary fallback={null}>
      <Cells {...props} />
    </ErrorBoundary>
  );
}

function Cells({ label, ...props }: CountdownProps & { label: string }) {
  const left = useTimeLeft(props);
  const isTakenOver = useIsTakenOver();
  return (
    <div className={left ? styles.cells : `${styles.cells} ${styles.withScript}`} role="timer" aria-label={label}>
      {CELLS.map(({ unit, long, short }) => (
        <div key={unit} className={styles.cell} aria-hidden="true">
          <span
            key={isTakenOver ? 'own' : 'first'}
            className={left && left[unit] > 99 ? `${styles.number} ${styles.long}` : styles.number}
            data-unit={unit}
            data-countdown={isTakenOver ? undefined : props.target}
            suppressHydrationWarning
          >
            {/* Until this is hydrated, first-frame.ts writes the figures in. */}
            {left ? twoDigits(left[unit]) : '––'}
          </span>
          <span className={`label ${styles.unit}`}>
            <span className={styles.unitLong}>{long}</span>
            <span className={styles.unitShort}>{short}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
