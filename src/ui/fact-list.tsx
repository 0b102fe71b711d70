import type { Phase } from '../shared/phases.ts';
import styles from './fact-list.module.css';

/** A fact in a line or two, with an optional note. */
export interface Fact {
  term: string;
  lines: string[];
  note?: string;
  /** Language of the lines, and of the term, if it is not that of the page. */
  lang?: string | undefined;
  termLang?: string | undefined;
}

/** Facts at a glance, across the page. @param props `when`: the phase in which the list is shown, if not in all */
export function FactList({ facts, when }: { facts: Fact[]; when?: Phase | undefined }) {
  return (
    <dl className={`wrap ${styles.facts}`} data-when={when}>
      {facts.map(({ term, lines, note, lang, termLang }) => (
        <div key={term}>
          <dt className="label" lang={termLang}>
            {term}
          </dt>
          {lines.map((line) => (
            <dd key={line} className="title" lang={lang}>
              {line}
            </dd>
          ))}
          {note && <dd className="aside">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
