import { ErrorBoundary } from '../ui/error-boundary.tsx';
import styles from './countdown.module.css';
import { type CountdownProps, useTimeLeft } from './use-time-left.ts';

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
  if (left) return <span className={styles.days}>{left.days} Days!</span>;
  return (
    <>
      <span className={`${styles.days} ${styles.withScript}`}>– Days!</span>
      <span className={`${styles.days} ${styles.withoutScript}`}>{date}</span>
    </>
  );
}
