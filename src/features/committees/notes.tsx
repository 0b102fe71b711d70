import { clsx } from 'clsx';
import styles from './notes.module.css';

/** Lines to write on, in print. */
export function Notes({ className }: { className: string | undefined }) {
  return (
    <div className={clsx('print-only', styles.notes, className)} aria-hidden="true">
      <p className="label">Notes</p>
      <div className={styles.lines} />
    </div>
  );
}
