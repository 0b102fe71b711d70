import type { ReactNode } from 'react';
import { ArrowLink } from './arrow-link.tsx';
import styles from './pagination.module.css';

interface PaginationProps {
  /** Name of the series, such as `Pictures`. */
  label: string;
  previous?: { label: ReactNode; href: string } | undefined;
  next?: PaginationProps['previous'];
  /** Between the two. */
  children?: ReactNode;
}

/** Links to the previous and the next page of a series. */
export function Pagination({ label, previous, next, children }: PaginationProps) {
  return (
    <nav className={`screen-only ${styles.pagination}`} aria-label={label}>
      <span>
        {previous && (
          <ArrowLink href={previous.href} rel="prev" isBack>
            {previous.label}
          </ArrowLink>
        )}
      </span>
      {children}
      <span>
        {next && (
          <ArrowLink href={next.href} rel="next">
            {next.label}
          </ArrowLink>
        )}
      </span>
    </nav>
  );
}
