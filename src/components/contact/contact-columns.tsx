import type { ReactNode } from 'react';
import styles from './contact-columns.module.css';

/** Two columns on wide screens: what one writes, and whom one writes to. */
export function ContactColumns({ form, roster }: { form?: ReactNode; roster?: ReactNode }) {
  return (
    <div className={`wrap ${styles.columns}`}>
      <div>{form}</div>
      {roster}
    </div>
  );
}
