import type { ReactNode } from 'react';
import styles from './parts.module.css';

/** One component: the heading is its file in `src/components/`, below it stand its states. */
export function Part({ file, note, children }: { file: string; note?: string; children?: ReactNode }) {
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <div className="wrap">
          <h2>{file}</h2>
          {note && <p>{note}</p>}
        </div>
      </div>
      {children}
    </section>
  );
}

interface SampleProps {
  /** What is special about this state. */
  state: string;
  /** `page` for what brings its own margins or needs none, `column` for what is made for one. */
  width?: 'page' | 'wrap' | 'column';
  /** On midnight ground, as in header and splash page. */
  isNight?: boolean;
  children?: ReactNode;
}

/** A component in one of its states. */
export function Sample({ state, width = 'wrap', isNight = false, children }: SampleProps) {
  return (
    <div className={styles.sample}>
      <p className={`wrap ${styles.state}`}>{state}</p>
      <div className={width === 'page' ? undefined : 'wrap'}>
        <div
          className={[width === 'column' && styles.column, isNight && styles.night].filter(Boolean).join(' ')}
          data-theme={isNight ? 'night' : undefined}
        >
          {children}
        </div>
      </div>
    </div>
  );
}

/** Small samples side by side. */
export function Row({ children }: { children?: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** A frame of 4:5, for what has no size of its own. */
export function Frame({ isNight = false, children }: { isNight?: boolean; children?: ReactNode }) {
  return (
    <div className={styles.frame} data-theme={isNight ? 'night' : undefined}>
      {children}
    </div>
  );
}
