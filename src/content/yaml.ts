import { type Document, isAlias, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { FieldPath } from './issue.ts';

/** What a piece of YAML says, with the lines on which it says it, from 1 on. */
interface Yaml {
  /** Absent if there are mistakes. */
  fields?: unknown;
  mistakes: Mistake[];
  /** Line of a field, or of the nearest group around it that exists. */
  lineOf: (path: FieldPath) => number;
}

interface Mistake {
  line: number;
  message: string;
}

export const CURLY_QUOTES = `Curly quotes do not work around a text. Type straight ones: 'like this'.`;
const FIRST_CHARACTER = `A text cannot begin with this character. Put the whole text in 'single quotes'.`;
const WRONG_LINE =
  'This line, or the one below it, does not fit those around it. It begins with the wrong number of spaces, or there is no colon and space after the name of its field, or it is the rest of the line above. Fields of one group begin with the same number of spaces; an entry of a list begins with a dash (-) and a space, and has no [] above it.';
const WRONG_SPACE =
  'This line begins with a tab, or with a special space from pasted text. Delete it, and type spaces: two more than the line that it belongs to.';
const ODD_SPACE =
  'This line begins with one space too many, or too few. If you have taken a # away, delete the space behind it, too.';

/** What may be before a text: spaces, dashes of a list, the name of a field. */
const BEFORE_TEXT = /^[\s-]*(?:\w+:\s+)?/.source;
const startsWith = (rest: RegExp) => new RegExp(BEFORE_TEXT + rest.source);
const OPEN_QUOTE = startsWith(/(?:"[^"]*|'[^']*)$/);

/** What a line looks like that the parser could not read, and what to do. The first that applies is the message. */
const MISTAKES: [pattern: RegExp, message: string][] = [
  [startsWith(/\[?[“”„‘]/), CURLY_QUOTES],
  [
    OPEN_QUOTE,
    'A text that begins with a quotation mark must end with the same one. For an apostrophe inside it, type ’.',
  ],
  [
    startsWith(/(?:"[^"]*"|'[^']*')\s*[^\s#,\]}]/),
    'There is more text after the closing quotation mark. Put the quotes around all of it; for an apostrophe inside it, type ’.',
  ],
  [startsWith(/[@%`!&*|>[{]/), FIRST_CHARACTER],
  [/^[\s-]*[a-z]\w*:[^\s/]/i, 'Write a space after the colon.'],
  [
    /^[\s-]*\w+:\s+\S.*:(?:\s|$)/,
    `A text that contains a colon followed by a space needs quotes. Put the whole text in 'single quotes'.`,
  ],
];

/** Reads YAML. Mistakes in it never make it throw. */
export function readYaml(yaml: string): Yaml {
  const counter = new LineCounter();
  const lineAt = (offset: number) => counter.linePos(offset).line;
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  const mistakes = findMistakes(document, yaml.split('\n'), lineAt);
  const lineOf = (path: FieldPath): number => {
    const node = document.getIn(path, true);
    return isNode(node) && node.range ? lineAt(node.range[0]) : path.length > 0 ? lineOf(path.slice(0, -1)) : 1;
  };
  return mistakes.length > 0 ? { mistakes, lineOf } : { fields: document.toJS(), mistakes, lineOf };
}

function findMistakes(document: Document, lines: string[], lineAt: (offset: number) => number): Mistake[] {
  // Tabs and pasted spaces at the beginning of lines. The parser takes some of them for part of a name.
  const wrongSpaces = lines.flatMap((line, index) =>
    /^ *[^\S ]\s*\S/.test(line) ? { line: index + 1, message: WRONG_SPACE } : [],
  );
  if (wrongSpaces.length > 0) return wrongSpaces;
  // After the first break the rest is misread. A tag such as `!Important` is only a warning to YAML, and its text is lost.
  const [error] = [...document.errors, ...document.warnings];
  if (!error) return findLostTexts(document, lineAt);
  // The parser misses a quotation mark only at the end of the file.
  const open = error.code === 'MISSING_CHAR' ? lines.findIndex((line) => OPEN_QUOTE.test(line)) + 1 : 0;
  return [explain(error.code, lines, open || lineAt(error.pos[0]))];
}

/** What is wrong where the parser stopped. @param noticed the line on which it did */
function explain(code: string, lines: readonly string[], noticed: number): Mistake {
  if (code === 'DUPLICATE_KEY')
    return { line: noticed, message: 'This field is here a second time. Keep one of the two.' };
  const [, message] = MISTAKES.find(([pattern]) => pattern.test(lines[noticed - 1] ?? '')) ?? [];
  if (message) return { line: noticed, message };
  // The parser notices it on a line above. Each level of our files is two spaces further in.
  const odd = lines.findIndex((line) => /^ (?: {2})*[\w-]+:/.test(line)) + 1;
  return odd > 0 ? { line: odd, message: ODD_SPACE } : { line: noticed, message: WRONG_LINE };
}

/**
 * Texts that YAML takes for something else: what follows a # for a comment (`Room # 4` becomes `Room`), and those that begin
 * with * or & for a copy of another value or the name of one (`*New*`).
 */
function findLostTexts(document: Document, lineAt: (offset: number) => number): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(document, (place, node) => {
    if (!isNode(node)) return;
    const add = (message: string) => mistakes.push({ line: lineAt(node.range?.[0] ?? 0), message });
    if (isAlias(node) || node.anchor) add(FIRST_CHARACTER);
    else if (!isScalar(node)) return;
    else if (place !== 'key' && node.type === 'PLAIN' && typeof node.value === 'string' && node.comment)
      add(
        `The website would show nothing after #. If it is part of the text, put the whole text in 'single quotes'. If it is a note to yourself, give it a line of its own.`,
      );
  });
  return mistakes;
}
