import type { HTMLAttributes } from 'react';
import { ArrowLink } from './arrow-link.tsx';
import styles from './fact-list.module.css';
import type { IconName } from './icon.tsx';

/** A fact in a line or two, with an optional note. */
export interface Fact {
  term: string;
  lines: readonly string[];
  note?: string | undefined;
  /** What a visitor can do about it, until it is over. */
  action?: { label: string; href: string; icon: IconName };
}

/** Facts at a glance, across the page. */
export function FactList({ facts, ...attributes }: { facts: readonly Fact[] } & HTMLAttributes<HTMLDListElement>) {
  return (
    <dl className={`wrap ${styles.facts}`} {...attributes}>
      {facts.map(({ term, lines, note, action }) => (
        <div key={term}>
          <dt className="label">{term}</dt>
          {lines.map((line) => (
            <dd className={`title ${styles.line}`} key={line}>
              {line}
            </dd>
          ))}
          {note && <dd className={`quiet small ${styles.note}`}>{note}</dd>}
          {action && (
            <dd className={`screen-only ${styles.action}`} data-when="before during">
              <ArrowLink href={action.href} icon={action.icon}>
                {action.label}
              </ArrowLink>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
