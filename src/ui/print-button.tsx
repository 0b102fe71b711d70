import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './print-button.module.css';

/** Prints the page. Takes no room where no script runs, and is never on paper itself. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" className={styles.button} data-print>
      <Icon name="printer" />
      <span>{children}</span>
    </button>
  );
}
