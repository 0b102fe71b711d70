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
  /** Classes of the list and of its notes, where it is not across the page. */
  className?: string | undefined;
  noteClassName?: string | undefined;
  /** The phase in which the list is shown, if not in all. */
  when?: Phase | undefined;
}

/** Facts as a list of terms: across the page, or as its parent styles it. */
export function FactList({
  facts,
  className = `wrap ${styles.facts}`,
  noteClassName = styles.note,
  when,
}: FactListProps) {
  return (
    <dl className={className} data-when={when}>
      {facts.map(({ term, lines, note, lang }) => (
        <div key={term}>
          <dt className="label">{term}</dt>
          {lines.map((line) => (
            <dd key={line} lang={lang}>
              {line}
            </dd>
          ))}
          {note && <dd className={noteClassName}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
