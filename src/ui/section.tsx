import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { linkClass } from './link-kind.ts';
import styles from './section.module.css';

interface SectionProps {
  /** Heading, set as a margin note, if it has one. */
  title?: ReactNode;
  /** Anchor of the heading, for links into the page. */
  id?: string | undefined;
  /** The first section under a page head needs no rule: it follows the band. */
  isFirst?: boolean;
  /** The last section leaves the distance to what follows it. */
  isLast?: boolean;
  children: ReactNode;
}

/** A section with its heading in the margin, as in a printed treaty. */
export function Section({ title, id, isFirst, isLast, children }: SectionProps) {
  const classes = ['grid', styles.section, isFirst && styles.first, isLast && styles.last];
  return (
    <section className={classes.filter(Boolean).join(' ')}>
      {title && (
        <h2 className={`label ${styles.note}`} id={id}>
          {title}
        </h2>
      )}
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
        <ul className="ruled">
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a className="target" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/** The line that opens a `details`, with an arrow that turns. */
function Summary({ children }: { children: ReactNode }) {
  return (
    <summary className={linkClass('action')}>
      {children} <Icon name="chevron-down" />
    </summary>
  );
}
