import type { ReactNode } from 'react';
import { Quiet } from './letters.tsx';
import styles from './remark.module.css';

/** A remark about what is above it. */
export function Remark({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <Quiet isSmall className={`${styles.remark} ${className}`.trim()}>
      {children}
    </Quiet>
  );
}
