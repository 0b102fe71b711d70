import type { ReactNode } from 'react';
import styles from './preamble.module.css';

/** The purpose of the conference in one sentence, as a treaty opens. */
export function Preamble({ children }: { children?: ReactNode }) {
  return (
    <section className={`wrap columns ${styles.preamble}`} aria-label="Preamble">
      <p className={`label ${styles.note}`}>Preamble</p>
      <div className={styles.text}>{children}</div>
    </section>
  );
}
