import type { ReactNode } from 'react';
import styles from './contact-form.module.css';

/** The form and the secretariat's details, side by side on wide screens. */
export function ContactColumns({ form, roster }: { form?: ReactNode; roster?: ReactNode }) {
  return (
    <div className={`wrap columns ${styles.page}`}>
      <div>{form}</div>
      {roster}
    </div>
  );
}
