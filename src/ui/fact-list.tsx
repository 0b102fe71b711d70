import type { HTMLAttributes } from 'react';
import styles from './fact-list.module.css';
import { langOf, type Words, wordsOf } from './words.ts';

/** A fact in a line or two, with an optional note. */
export interface Fact {
  term: Words;
  lines: Words[];
  note?: string | undefined;
}

/** Facts at a glance, across the page. */
export function FactList({ facts, ...attributes }: { facts: Fact[] } & HTMLAttributes<HTMLDListElement>) {
  return (
    <dl className={`wrap ${styles.facts}`} {...attributes}>
      {facts.map(({ term, lines, note }) => (
        <div key={wordsOf(term)}>
          <dt className="label" lang={langOf(term)}>
            {wordsOf(term)}
          </dt>
          {lines.map((line) => (
            <dd key={wordsOf(line)} className="title" lang={langOf(line)}>
              {wordsOf(line)}
            </dd>
          ))}
          {note && <dd className={`quiet small ${styles.note}`}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
