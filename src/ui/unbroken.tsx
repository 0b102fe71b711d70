/** A text, such as an agenda, in which words with a hyphen, dates and lengths of time stay on one line. */
export function Unbroken({ children: text }: { children: string }) {
  // At the end of a line, a part of “non-State” or “Din-i-Ilahi” reads as a word. Days stay with their month.
  return text
    .split(/(\S+-\S+|(?:\d+\s(?:and|to)\s)?\d+ (?:\p{Lu}\p{Ll}+(?= \d{4})|days?|hours?))/u)
    .map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <span key={part} className="unbroken">
          {part}
        </span>
      ),
    );
}
