import type { PropsWithChildren } from 'react';
import styles from './hindi.module.css';

/** Sets what is in it as Hindi: with a font of its own, open lines, and no space between letters. */
export function Hindi({ children }: PropsWithChildren) {
  return <div className={styles.hindi}>{children}</div>;
}
