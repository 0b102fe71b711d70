import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './jump-list.module.css';

/** The parts of a long page, to jump to. On phones only: wider windows show enough of the page. */
export function JumpList({
  parts,
  label = 'On this page',
}: {
  parts: { id: string; title: ReactNode }[];
  label?: string | undefined;
}) {
  return (
    <nav className={`wrap screen-only ${styles.jump}`} aria-label={label}>
      <details>
        <summary className="action">
          {label} <Icon name="chevron-down" />
        </summary>
        <ul className="ruled fine">
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
