import type { Phase } from '../shared/phases.ts';
import styles from './fact-list.module.css';

/** A fact in a line or two, with an optional note. */
export interface Fact {
  term: string;
  lines: string[];
  note?: string;
  /** Language of the lines, if it is not that of the page. */
  lang?: string | undefined;
}

interface FactListProps {
  facts: Fact[];
  /** The phase in which the list is shown, if not in all. */
  when?: Phase | undefined;
}

/** Facts at a glance, across the page. */
export function FactList({ facts, when }: FactListProps) {
  return (
    <dl className={`wrap ${styles.facts}`} data-when={when}>
      {facts.map(({ term, lines, note, lang }) => (
        <div key={term}>
          <dt className="label">{term}</dt>
          {lines.map((line) => (
            <dd key={line} lang={lang}>
              {line}
            </dd>
          ))}
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
