import type { ReactNode } from 'react';
import { ArrowLink } from './arrow-link.tsx';
import styles from './turn.module.css';

interface TurnProps {
  /** What one turns over, such as `Pictures`. */
  label: string;
  previous?: { label: ReactNode; href: string } | undefined;
  next?: TurnProps['previous'];
  /** Between the two. */
  children?: ReactNode;
}

/** Links to the previous and the next page of a series. */
export function Turn({ label, previous, next, children }: TurnProps) {
  return (
    <nav className={`screen-only ${styles.turn}`} aria-label={label}>
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
