import type { ReactNode } from 'react';
import styles from './remark.module.css';

/** A remark about what is above it. */
export function Remark({ className = '', children }: { className?: string; children: ReactNode }) {
  return <p className={`quiet small ${styles.remark} ${className}`.trim()}>{children}</p>;
}
