import {
  type Document,
  isAlias,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  Scalar,
  visit,
  type YAMLError,
} from 'yaml';
import type { Issue } from '../content/issue.ts';
import type { ContentFile } from '../content/read.ts';

interface Mistake {
  /** From 1. */
  line: number;
  message: string;
}

const FIRST_CHARACTER = `A text cannot begin with this character. Put the whole text in 'single quotes'.`;
const OPEN_QUOTE =
  'A text that begins with a quotation mark must end with the same one. For an apostrophe inside it, type ’.';
const AFTER_QUOTE =
  'There is more text after the closing quotation mark. Put the quotes around all of it; for an apostrophe inside it, type ’.';
const COLON = `A text that contains a colon followed by a space needs quotes. Put the whole text in 'single quotes'.`;
const NO_SPACE = 'Write a space after the colon.';
const WRONG_LINE =
  'This line, or the one below it, does not fit those around it. It begins with the wrong number of spaces, or there is no colon and space after the name of its field, or it is the rest of the line above. Fields of one group begin with the same number of spaces; an entry of a list begins with a dash (-) and a space, and has no [] above it.';
const WRONG_SPACE =
  'This line begins with a tab, or with a special space from pasted text. Delete it, and type spaces: two more than the line that it belongs to.';
const ODD_SPACE =
  'This line begins with one space too many, or too few. If you have taken a # away, delete the space behind it, too.';
const MORE_MAY_FOLLOW = 'There may be more mistakes in this file: they are listed once this one is corrected.';

/** Error codes of the parser that have only one cause. */
const CAUSES: Partial<Record<YAMLError['code'], string>> = {
  DUPLICATE_KEY: 'This field is here a second time. Keep one of the two.',
  BAD_SCALAR_START: FIRST_CHARACTER,
  TAG_RESOLVE_FAILED: FIRST_CHARACTER,
};

/** YAML mistakes in a file, in words for people who do not know YAML. */
export function checkYaml({ name, yaml }: ContentFile): Issue[] {
  return findMistakes(yaml).map((mistake) => ({ file: name, ...mistake }));
}

/** Syntax errors; without any, texts that YAML would drop. */
function findMistakes(yaml: string): Mistake[] {
  const counter = new LineCounter();
  const lineAt = (offset: number) => counter.linePos(offset).line;
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  // Tabs and pasted spaces at the beginning of lines. The parser takes some of them as part of a name.
  const wrongSpaces = yaml
    .split('\n')
    .flatMap((line, index) => (/^ *[^\S ]\s*\S/.test(line) ? { line: index + 1, message: WRONG_SPACE } : []));
  // Only the first error is reliable. A tag such as `!Important` is only a warning, but its text is lost.
  const [error, next] = [...document.errors, ...document.warnings];
  if (wrongSpaces.length === 0 && !error) return findLostTexts(document, lineAt);
  const found = error && wrongSpaces.length === 0 ? [explain(document, yaml, lineAt, error, next)] : wrongSpaces;
  return found.map(({ line, message }) => ({ line, message: `${message} ${MORE_MAY_FOLLOW}` }));
}

/** Explains the first error of the parser. @param next the second error, which distinguishes two causes */
function explain(
  document: Document,
  yaml: string,
  lineAt: (offset: number) => number,
  { code, pos: [offset] }: YAMLError,
  next?: YAMLError,
): Mistake {
  const line = lineAt(offset);
  const quoted = quotedBefore(document, yaml, offset);
  if (quoted) {
    const first = lineAt(quoted.start);
    return code === 'MISSING_CHAR' || first < line
      ? { line: first, message: OPEN_QUOTE }
      : { line, message: AFTER_QUOTE };
  }
  const lines = yaml.split('\n');
  const message = CAUSES[code] ?? lineMessage(lines[line - 1] ?? '', code, next?.code);
  if (message) return { line, message };
  // The parser reports an earlier line. Our files indent by two spaces.
  const odd = lines.findIndex((line) => /^ (?: {2})*[\w-]+:/.test(line)) + 1;
  return odd > 0 ? { line: odd, message: ODD_SPACE } : { line, message: WRONG_LINE };
}

/** Error message for a mistake within a line. */
function lineMessage(line: string, code: string, next?: string): string | undefined {
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && next !== 'MULTILINE_IMPLICIT_KEY') return COLON;
  if (/^[\s-]*[a-z]\w*:[^\s/]/i.test(line)) return NO_SPACE;
  return /^[\s-]*(?:\w+:\s+)?[|>[{]/.test(line) ? FIRST_CHARACTER : undefined;
}

/** The quoted text that contains an error or ends just before it. */
function quotedBefore(document: Document, yaml: string, offset: number): { start: number } | undefined {
  let found: { start: number } | undefined;
  visit(document, {
    Scalar: (_place, { type, range }) => {
      const [start, end] = range ?? [0, 0];
      const isQuoted = type === Scalar.QUOTE_SINGLE || type === Scalar.QUOTE_DOUBLE;
      if (isQuoted && start <= offset && /^[^\S\n]*$/.test(yaml.slice(end, offset))) found = { start };
    },
  });
  return found;
}

/**
 * Texts that YAML reads as something else: comments (`Room # 4` becomes `Room`), aliases (`*New*`) and anchors (`&New`).
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
