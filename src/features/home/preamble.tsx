import type { ReactNode } from 'react';
import columns from '../../ui/columns.module.css';
import styles from './preamble.module.css';

/** The purpose of the conference in one sentence, as a treaty opens. */
export function Preamble({ children }: { children?: ReactNode }) {
  return (
    <section className={`wrap ${columns.columns} ${styles.preamble}`} aria-label="Preamble">
      <p className={`label ${styles.note}`}>Preamble</p>
      <div className={styles.text}>{children}</div>
    </section>
  );
}
