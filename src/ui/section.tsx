import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './section.module.css';

interface SectionProps {
  title?: ReactNode;
  /** The id of the heading. */
  id?: string | undefined;
  children: ReactNode;
}

/** A section of a page, with its title in the first column. */
export function Section({ title, id, children }: SectionProps) {
  return (
    <section className="section grid">
      {title && <h2 id={id}>{title}</h2>}
      {children}
    </section>
  );
}

type JumpListProps = { parts: { id: string; title: ReactNode }[]; label: string };

/** Links to the parts of a page, for screens that show too little of it. */
export function JumpList({ parts, label }: JumpListProps) {
  return (
    <nav className={clsx('screen-only', styles.jump)} aria-label={label}>
      <details>
        <summary className="target action-link">
          {label} <Icon name="chevron-down" />
        </summary>
        <ul>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <Link className="target listed" href={`#${id}`}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
