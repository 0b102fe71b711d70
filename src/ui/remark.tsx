import type { ReactNode } from 'react';
import styles from './remark.module.css';

/** A sentence below a list, on what is not in it. */
export function Remark({ children }: { children: ReactNode }) {
  return <p className={styles.remark}>{children}</p>;
}
