import type { YAMLError, YAMLWarning } from 'yaml';

/** A mistake on a line, from 1 on. */
export interface Mistake {
  line: number;
  message: string;
}

/** What may stand before a text: spaces, the dash of a list, the name of a field. */
const BEFORE_TEXT = /^[\s-]*(?:[\w-]+:\s+)?/.source;
const startsWith = (rest: RegExp) => new RegExp(BEFORE_TEXT + rest.source);

const OPEN_QUOTE = startsWith(/(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/);
const OPEN_QUOTE_MESSAGE =
  'A text that begins with a quotation mark must end with the same one. For an apostrophe inside it, type ’.';

/** Mistakes that a line shows to whoever knows that something is wrong with it. The first that applies is the message. */
const MISTAKES: { pattern: RegExp; message: string }[] = [
  { pattern: OPEN_QUOTE, message: OPEN_QUOTE_MESSAGE },
  {
    pattern: startsWith(/(?:"[^"]*"|'[^']*')\s*[^\s#,\]}]/),
    message:
      'There is more text after the closing quotation mark. Put the quotes around all of it; for an apostrophe inside it, type ’.',
  },
  {
    pattern: startsWith(/[@%`!&*|>[{]/),
    message: `A text cannot begin with this character. Put the whole text in 'single quotes'.`,
  },
  {
    pattern: /^[\s-]*[^'"\s][^'"]*?:\s+[^'"].*:(?:\s|$)/,
    message: `A text that contains a colon followed by a space needs quotes. Put the whole text in 'single quotes'.`,
  },
];

const WRONG_LINE =
  'This line does not fit those around it. It begins with the wrong number of spaces, or there is no colon and space after the name of its field, or it is the rest of the line above. Fields of one group begin with the same number of spaces; an entry of a list begins with a dash (-) and a space.';

/** What is wrong where the YAML parser stopped. @param noticed the line on which it did, from 1 on */
export function explain({ code, message }: YAMLError | YAMLWarning, lines: string[], noticed: number): Mistake {
  if (code === 'DUPLICATE_KEY')
    return { line: noticed, message: 'This field is here a second time. Keep one of the two.' };
  if (code === 'MULTIPLE_DOCS')
    return { line: noticed, message: 'There is a line of three dashes here. Remove it: this file must not have one.' };
  if (code === 'MISSING_CHAR' && /quote/.test(message)) {
    // It is noticed at the end of the file.
    const opened = lines.slice(0, noticed).findLastIndex((line) => OPEN_QUOTE.test(line));
    return { line: opened < 0 ? noticed : opened + 1, message: OPEN_QUOTE_MESSAGE };
  }
  const [above = '', line = ''] = lines.slice(Math.max(0, noticed - 2), noticed);
  if (/\[\]\s*$/.test(above) && indentOf(line) > indentOf(above))
    return {
      line: noticed - 1,
      message: 'Two brackets stand for an empty list, but entries follow. Remove the brackets.',
    };
  const shown = MISTAKES.find(({ pattern }) => pattern.test(line))?.message;
  if (shown) return { line: noticed, message: shown };
  const isFurtherIn = code === 'BLOCK_AS_IMPLICIT_KEY' || code === 'BAD_INDENT';
  return { line: (isFurtherIn && pushedIn(lines, noticed)) || noticed, message: WRONG_LINE };
}

/** A line further in than the field or the comment above it, which the parser notices there. */
function pushedIn(lines: string[], noticed: number): number | undefined {
  const above = lines[noticed - 1] ?? '';
  const index = lines.findIndex((line, place) => place >= noticed && /^\s*[^\s#]/.test(line));
  const isFurtherIn = indentOf(lines[index] ?? '') > indentOf(above);
  return isFurtherIn && /^\s*#|:\s+\S/.test(above) ? index + 1 : undefined;
}

function indentOf(line: string): number {
  return line.search(/\S|$/);
}

const TAB = /^ *[^\S ]\s*\S/;
const CURLY = startsWith(/\[?(?:[“”„].*[“”"]|‘.*’)\]?\s*$/);

/** Mistakes that any line shows, whether the parser notices them or not. */
export function findInLines(lines: readonly string[]): Mistake[] {
  return lines.flatMap((line, index) => {
    const message = TAB.test(line)
      ? 'This line begins with a tab, or with a special space from pasted text. Delete it, and type spaces: two more than the line that it belongs to.'
      : CURLY.test(line) && `Curly quotes do not work around a text. Type straight ones: 'like this'.`;
    return message ? [{ line: index + 1, message }] : [];
  });
}
