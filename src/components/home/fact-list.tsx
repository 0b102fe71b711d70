import type { Fact } from '../../lib/conference-facts.ts';

interface FactListProps {
  facts: Fact[];
  className: string | undefined;
  /** Of the word on a fact. */
  noteClassName: string | undefined;
}

/** Facts as a list of terms, in the look of the place where it stands. */
export function FactList({ facts, className, noteClassName }: FactListProps) {
  return (
    <dl className={className}>
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
