import type { ReactNode } from 'react';
import { Label } from './letters.tsx';
import styles from './page-title.module.css';

interface PageTitleProps {
  /** Small line above the heading, such as `Part III`. */
  label: string;
  /** A link before the label. */
  back?: ReactNode;
  /** Of the heading. */
  className?: string | undefined;
  children: ReactNode;
}

/** The first heading of a page, with its label. On all pages it begins at one height. */
export function PageTitle({ label, back, className, children }: PageTitleProps) {
  return (
    <div className="stack">
      <div className={back ? `${styles.line} ${styles.withLink}` : styles.line}>
        {back}
        <Label>{label}</Label>
      </div>
      <h1 className={className}>{children}</h1>
    </div>
  );
}
