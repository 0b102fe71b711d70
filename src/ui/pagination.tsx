import type { ReactNode } from 'react';
import { ArrowLink } from './arrow-link.tsx';
import styles from './pagination.module.css';

interface PageLink {
  label: ReactNode;
  href: string;
  /** A drawing beside the link. */
  mark?: ReactNode;
}

interface PaginationProps {
  /** Name of the series, such as `Pictures`. */
  label: string;
  previous?: PageLink | undefined;
  next?: PageLink | undefined;
  /** Between the two. */
  children?: ReactNode;
}

/** Links to the previous and the next page of a series. */
export function Pagination({ label, previous, next, children }: PaginationProps) {
  return (
    <nav className={`screen-only ${styles.pagination}`} aria-label={label}>
      <span>
        {previous?.mark}
        {previous && (
          <ArrowLink href={previous.href} rel="prev" isBack>
            {previous.label}
          </ArrowLink>
        )}
      </span>
      {children}
      <span>
        {next?.mark}
        {next && (
          <ArrowLink href={next.href} rel="next">
            {next.label}
          </ArrowLink>
        )}
      </span>
    </nav>
  );
}
