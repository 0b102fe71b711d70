import type { PhaseWords } from '../../lib/phases.ts';

/** Words of which the style sheet shows those that are true now: see lib/phases.ts and styles/shared.css. */
export function ByPhase({ words: { before, during, after } }: { words: PhaseWords }) {
  return (
    <>
      <span data-when="before">{before}</span>
      {during.map((words, index) => (
        <span key={words} data-when="during" data-when-day={index + 1}>
          {words}
        </span>
      ))}
      <span data-when="after">{after}</span>
    </>
  );
}
