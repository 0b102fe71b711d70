import type { HTMLAttributes, PropsWithChildren, Ref } from 'react';
import styles from './report.module.css';

type ReportProps = PropsWithChildren<{ isFailure: boolean; className?: string | undefined }>;

/** How something ended, and what can be done now. A failure is set apart by a red rule. */
export function Report({ isFailure, className, children }: ReportProps) {
  const classes = ['measure', isFailure && styles.failure, className];
  return <div className={classes.filter(Boolean).join(' ')}>{children}</div>;
}

type StatusProps = HTMLAttributes<HTMLParagraphElement> & { ref?: Ref<HTMLParagraphElement> | undefined };

/** A line that script gives the focus, so that screen readers read it. The header does not hide it. */
export function Status({ className = '', ...attributes }: StatusProps) {
  return <p className={`${styles.status} ${className}`.trim()} tabIndex={-1} {...attributes} />;
}
