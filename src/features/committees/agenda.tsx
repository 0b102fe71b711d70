/** The agenda of a committee, plain: links of terms would compete with what is around it. */
export function Agenda({ children: agenda }: { children: string }) {
  // At the end of a line, a part of “non-State” or “Din-i-Ilahi” reads as a word. A day stays with its month and year.
  return agenda.split(/(\S+-\S+|\d+ (?:\p{Lu}\p{Ll}+ \d{4}|days?))/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="unbroken">
        {part}
      </span>
    ),
  );
}
