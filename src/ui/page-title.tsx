import type { ReactNode } from 'react';
import styles from './page-title.module.css';

interface PageTitleProps {
  /** Small line above the heading, such as `Part III`. */
  label?: string | undefined;
  /** Of the heading. */
  className?: string | undefined;
  children: ReactNode;
}

/** The first heading of a page, with its label. On all pages it begins at one height. */
export function PageTitle({ label, className, children }: PageTitleProps) {
  return (
    <div className="stack">
      <div className={styles.line}>{label && <p className="label">{label}</p>}</div>
      <h1 className={className}>{children}</h1>
    </div>
  );
}
