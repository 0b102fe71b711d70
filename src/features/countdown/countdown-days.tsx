import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import styles from './countdown.module.css';
import { type CountdownProps, useIsTakenOver, useTimeLeft } from './use-time-left.ts';

/** The figure of the heading, `47 Days!`. Before the clock can be read a dash holds its place; without script, the date does. */
export function CountdownDays({ date, ...props }: CountdownProps & { date: string }) {
  return (
    <ErrorBoundary fallback={<span className={styles.days}>{date}</span>}>
      <Days date={date} {...props} />
    </ErrorBoundary>
  );
}

function Days({ date, ...props }: CountdownProps & { date: string }) {
  const left = useTimeLeft(props);
  const isTakenOver = useIsTakenOver();
  // Until this is hydrated, first-frame.ts writes the days in.
  return (
    <>
      <span
        key={isTakenOver ? 'own' : 'first'}
        className={left ? styles.days : `${styles.days} ${styles.withScript}`}
        data-countdown={isTakenOver ? undefined : props.target}
        data-unit="heading"
        suppressHydrationWarning
      >
        {left ? `${left.days} Days!` : '– Days!'}
      </span>
      {!left && <span className={`${styles.days} ${styles.withoutScript}`}>{date}</span>}
    </>
  );
}
