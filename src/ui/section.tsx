import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { linkClass } from './link.tsx';
import styles from './section.module.css';

interface SectionProps {
  /** Heading, if it has one. */
  title?: ReactNode;
  /** Anchor of the heading, for links into the page. */
  id?: string | undefined;
  /** Phases in which it is shown. */
  when?: string | undefined;
  children: ReactNode;
}

/** A section with its heading in the first column, as in a printed treaty. */
export function Section({ title, id, when, children }: SectionProps) {
  return (
    <section className="section grid" data-when={when}>
      {title && <h2 id={id}>{title}</h2>}
      {children}
    </section>
  );
}

type JumpListProps = { parts: { id: string; title: ReactNode }[]; label: string };

/** The parts of a long page, to jump to. Not from the width on that shows enough of the page. */
export function JumpList({ parts, label }: JumpListProps) {
  return (
    <nav className={clsx('screen-only', styles.jump)} aria-label={label}>
      <details>
        <summary className={linkClass('action')}>
          {label} <Icon name="chevron-down" />
        </summary>
        <ul>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a className={linkClass('listed')} href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
