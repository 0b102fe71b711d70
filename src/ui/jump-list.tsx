import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './jump-list.module.css';

/** The parts of a long page, to jump to. On phones only: wider windows show enough of the page. */
export function JumpList({ parts }: { parts: { id: string; title: ReactNode }[] }) {
  return (
    <nav className={`wrap screen-only ${styles.jump}`} aria-label="On this page">
      <details>
        <summary className="action">
          On this page <Icon name="chevron-down" />
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
