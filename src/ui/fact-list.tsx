import type { Phase } from '../shared/phases.ts';

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
  className: string | undefined;
  noteClassName: string | undefined;
  /** The phase in which the list is shown, if not in all. */
  when?: Phase | undefined;
}

/** Facts as a list of terms, styled by its parent. */
export function FactList({ facts, className, noteClassName, when }: FactListProps) {
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
