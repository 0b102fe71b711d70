import type { YAMLError, YAMLWarning } from 'yaml';

/** A mistake on a line, from 1 on. */
export interface Mistake {
  line: number;
  message: string;
}

export const CURLY_QUOTES = `Curly quotes do not work around a text. Type straight ones: 'like this'.`;
export const OPEN_QUOTE =
  'A text that begins with a quotation mark must end with the same one. For an apostrophe inside it, type ’.';
export const FIRST_CHARACTER = `A text cannot begin with this character. Put the whole text in 'single quotes'.`;
export const TOO_DEEP =
  'Lists, groups or quotations are too deep inside one another here. Take this file from the last version that worked.';
const ODD_SPACES =
  'This line begins with one space too many, or too few. If you have taken a # away, delete the space behind it, too.';
const EMPTY_LIST = 'The list of this entry is said to be empty. Delete the brackets [] above it.';
const WRONG_LINE =
  'This line, or the one below it, does not fit those around it. It begins with the wrong number of spaces, or there is no colon and space after the name of its field, or it is the rest of the line above. Fields of one group begin with the same number of spaces; an entry of a list begins with a dash (-) and a space.';

/** What may be before a text: spaces, dashes of a list, the name of a field. */
const BEFORE_TEXT = /^[\s-]*(?:[\w-]+:\s+)?/.source;
const startsWith = (rest: RegExp) => new RegExp(BEFORE_TEXT + rest.source);

/** What a line looks like that the parser could not read, and what to do. The first that applies is the message. */
const MISTAKES: [pattern: RegExp, message: string][] = [
  [startsWith(/\[?[“”„‘]/), CURLY_QUOTES],
  [startsWith(/(?:"[^"]*|'[^']*)$/), OPEN_QUOTE],
  [
    startsWith(/(?:"[^"]*"|'[^']*')\s*[^\s#,\]}]/),
    'There is more text after the closing quotation mark. Put the quotes around all of it; for an apostrophe inside it, type ’.',
  ],
  [startsWith(/[@%`!&*|>[{]/), FIRST_CHARACTER],
  [/^[\s-]*[a-z]\w*:[^\s/]/i, 'Write a space after the colon.'],
  [
    /^[\s-]*[\w-]+:\s+\S.*:(?:\s|$)/,
    `A text that contains a colon followed by a space needs quotes. Put the whole text in 'single quotes'.`,
  ],
];

/** What is wrong where the parser stopped. @param noticed the line on which it did, from 1 on */
export function explain({ code }: YAMLError | YAMLWarning, lines: readonly string[], noticed: number): Mistake {
  if (code === 'DUPLICATE_KEY')
    return { line: noticed, message: 'This field is here a second time. Keep one of the two.' };
  const line = lines[noticed - 1] ?? '';
  const [, message] = MISTAKES.find(([pattern]) => pattern.test(line)) ?? [];
  if (message) return { line: noticed, message };
  if (/^\s*-/.test(line) && /\[\s*\]\s*$/.test(lines[noticed - 2] ?? '')) return { line: noticed, message: EMPTY_LIST };
  // The parser notices it on a line above. Each level of our files is two spaces further in.
  const odd = lines.findIndex((other) => /^ (?: {2})*[\w-]+:/.test(other));
  return odd < 0 ? { line: noticed, message: WRONG_LINE } : { line: odd + 1, message: ODD_SPACES };
}

/** Tabs and pasted spaces at the beginning of lines. The parser takes some of them for part of a name. */
export function findWrongSpaces(lines: readonly string[]): Mistake[] {
  return lines.flatMap((line, index) =>
    /^ *[^\S ]\s*\S/.test(line)
      ? {
          line: index + 1,
          message:
            'This line begins with a tab, or with a special space from pasted text. Delete it, and type spaces: two more than the line that it belongs to.',
        }
      : [],
  );
}
