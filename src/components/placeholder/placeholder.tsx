import type { ReactNode } from 'react';
import styles from './placeholder.module.css';

interface PlaceholderProps {
  label: string;
  title: string;
  lede: string;
  /** Ways on. */
  children: ReactNode;
}

/** A page that has little to show yet: a closed door, and where to go instead. */
export function Placeholder({ label, title, lede, children }: PlaceholderProps) {
  return (
    <div className={`wrap ${styles.inner}`}>
      <div className={styles.door} aria-hidden="true" />
      <div className={styles.words}>
        <p className="label">{label}</p>
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
        <div className={styles.ways}>{children}</div>
      </div>
    </div>
  );
}
