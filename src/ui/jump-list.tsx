import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './jump-list.module.css';
import { Link } from './link.tsx';

type JumpListProps = { parts: { id: string; title: ReactNode }[]; label: string };

/** Links to the parts of a page, for windows narrower than 60rem, which show only a little of the page. */
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
