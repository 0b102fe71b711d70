import type { ReactNode } from 'react';
import styles from './clause.module.css';
import { Label } from './letters.tsx';
import { Ruled } from './ruled.tsx';
import { Summary } from './summary.tsx';

interface ClauseProps {
  /** Heading, set as a margin note. */
  title: ReactNode;
  /** Anchor of the heading, for links into the page. */
  id?: string;
  /** The first clause under a page head needs no rule: it follows the band. */
  isFirst?: boolean;
  /** The last clause leaves the distance to what follows it. */
  isLast?: boolean;
  /** Of the column with the heading: `narrow` where the page has another column beside this one. */
  noteWidth?: 'wide' | 'narrow';
  children: ReactNode;
}

/** A section with its heading in the margin, as in a printed treaty. */
export function Clause({ title, id, isFirst, isLast, noteWidth = 'wide', children }: ClauseProps) {
  const classes = [
    'columns',
    styles.clause,
    isFirst && styles.first,
    noteWidth === 'narrow' && styles.narrow,
    isLast && styles.last,
  ];
  return (
    <section className={classes.filter(Boolean).join(' ')}>
      <Label as="h2" className={styles.note} id={id}>
        {title}
      </Label>
      {children}
    </section>
  );
}

type JumpListProps = { parts: { id: string; title: ReactNode }[]; label: string };

/** The parts of a long page, to jump to. On phones only: wider windows show enough of the page. */
export function JumpList({ parts, label }: JumpListProps) {
  return (
    <nav className={`wrap screen-only ${styles.jump}`} aria-label={label}>
      <details>
        <Summary>{label}</Summary>
        <Ruled isFine>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a className="target" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </Ruled>
      </details>
    </nav>
  );
}

/** The page’s column, as a component: in a page with an island, Astro puts its style for islands before it, not inside it. */
export function Wrap({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`wrap ${className}`.trim()}>{children}</div>;
}
