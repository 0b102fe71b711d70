import type { Phase } from '../shared/phases.ts';

/** A fact in a line or two, and a word on it if there is one. */
export interface Fact {
  term: string;
  lines: string[];
  note?: string;
}

interface FactListProps {
  facts: Fact[];
  className: string | undefined;
  /** Of the word on a fact. */
  noteClassName: string | undefined;
  /** The phase of the conference in which they are shown, if not in all. */
  when?: Phase | undefined;
}

/** Facts as a list of terms, in the look of the place where it stands. */
export function FactList({ facts, className, noteClassName, when }: FactListProps) {
  return (
    <dl className={className} data-when={when}>
      {facts.map(({ term, lines, note }) => (
        <div key={term}>
          <dt className="label">{term}</dt>
          {lines.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
          {note && <dd className={noteClassName}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
