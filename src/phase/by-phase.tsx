import { type PhasedText, shownDuring } from './phase.ts';

/** Renders the words of all phases. The build and a script hide all but those of the current phase. */
export function ByPhase({ words }: { words: PhasedText }) {
  if (typeof words === 'string') return words;
  const { before, during, after } = words;
  return (
    <>
      <span data-when="before">{before}</span>
      {[during].flat().map((text, index, { length }) => (
        <span key={text} {...shownDuring(length > 1 ? index + 1 : undefined)}>
          {text}
        </span>
      ))}
      <span data-when="after">{after}</span>
    </>
  );
}
