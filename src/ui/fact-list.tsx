import type { Phase } from '../shared/phases.ts';
import styles from './fact-list.module.css';
import { langOf, type Words, wordsOf } from './words.ts';

/** A fact in a line or two, with an optional note. */
export interface Fact {
  term: Words;
  lines: Words[];
  note?: string;
}

/** Facts at a glance, across the page. @param props `when`: the phase in which the list is shown, if not in all */
export function FactList({ facts, when }: { facts: Fact[]; when?: Phase | undefined }) {
  return (
    <dl className={`wrap ${styles.facts}`} data-when={when}>
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
          {note && <dd className="aside">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
