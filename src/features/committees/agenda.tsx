/** The agenda of a committee, plain: links of terms would compete with what is around it. */
export function Agenda({ children: agenda }: { children: string }) {
  // At the end of a line, “non-” reads as a word.
  return agenda.split(/(\bnon-\S+)/i).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="unbroken">
        {part}
      </span>
    ),
  );
}
