import type { ReactNode } from 'react';
import styles from './statement.module.css';

/** A sentence in large letters, such as an agenda. */
export function Statement({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return <p className={`${styles.statement} ${className}`.trim()}>{children}</p>;
}
