import { type Document, isAlias, isNode, isScalar, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import type { FieldPath, Issue } from './issue.ts';

type YamlIssue = Pick<Issue, 'line' | 'message'>;

/** Parsed YAML, with the lines of its fields, from 1. */
interface Yaml {
  /** Absent if the YAML is invalid. */
  fields?: unknown;
  /** Issues in words for people who do not know YAML. */
  issues: YamlIssue[];
  /** The line of a field; undefined if it is missing. */
  lineOf: (path: FieldPath) => number | undefined;
}

const FIRST_CHARACTER = `Put the whole text in 'single quotes', and type ’ for an apostrophe inside it. It begins with a sign such as { [ > | * & ! @ or a hyphen and a space, or it goes on after a closing quotation mark.`;
const COLON = `A text that contains a colon followed by a space needs quotes. Put the whole text in straight 'single quotes'; for an apostrophe inside it, type ’.`;
const OPEN_QUOTE =
  'A text that begins with a quotation mark must end with the same one. For an apostrophe inside it, type ’.';
const WRONG_LINE = `This line, or the next one that does not begin with #, does not fit those around it. Look for:
- the wrong number of spaces at its start: fields of one group begin with the same
- no colon and space after the name of a field, or no dash and space before an entry of a list
- the rest of the text above: join the two lines
- a bracket [ that is not closed, [] above a list, or a long dash, a wide colon or a special space from pasted text
`;
const MORE_MAY_FOLLOW = 'There may be more mistakes in this file: they are listed once this one is corrected.';

/** Messages by error codes of the parser. */
const CAUSES: Partial<Record<YAMLError['code'], string>> = {
  BAD_SCALAR_START: FIRST_CHARACTER,
  BLOCK_AS_IMPLICIT_KEY: COLON,
  DUPLICATE_KEY: 'This field is here a second time. Keep one of the two.',
  TAB_AS_INDENT: 'This line begins with a tab. Delete it, and type spaces: two more than the line that it belongs to.',
  TAG_RESOLVE_FAILED: FIRST_CHARACTER,
  UNEXPECTED_TOKEN: FIRST_CHARACTER,
};

/** Parses YAML, and never throws. */
export function readYaml(yaml: string): Yaml {
  const counter = new LineCounter();
  const lineAt = (offset: number) => counter.linePos(offset).line;
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  const lineOf = (path: FieldPath) => {
    const node = document.getIn(path, true);
    return isNode(node) && node.range ? lineAt(node.range[0]) : undefined;
  };
  // Only the first error is reported, since others may be its consequences. Warnings count as errors: YAML takes
  // `!Important` for a tag, and the word is lost.
  const [error, next] = [...document.errors, ...document.warnings];
  if (error) return { issues: [explain(document, lineAt, error, next)], lineOf };
  const issues = findLostTexts(document, yaml, lineAt);
  try {
    return { fields: document.toJS() ?? {}, issues, lineOf };
  } catch {
    // An alias such as `*New*` makes `toJS` throw. `findLostTexts` has already reported it.
    return { issues, lineOf };
  }
}

/**
 * Explains the first error of the parser.
 * @param next the second error, which shows whether the first comes from a wrong indentation
 */
function explain(
  document: Document,
  lineAt: (offset: number) => number,
  { code, message, pos: [offset] }: YAMLError,
  next?: YAMLError,
): YamlIssue {
  const line = lineAt(offset);
  const open = openQuote(document, lineAt, line);
  const isOpen = open !== undefined || message.startsWith('Missing closing');
  const isShifted = next?.code === 'MULTILINE_IMPLICIT_KEY';
  const cause = isOpen ? OPEN_QUOTE : (!isShifted && CAUSES[code]) || WRONG_LINE;
  return { line: open ?? line, message: `${cause} ${MORE_MAY_FOLLOW}` };
}

/** The line of a text whose closing quote is missing: the parser ends it at the next quote, on the line of the error. */
function openQuote(document: Document, lineAt: (offset: number) => number, errorLine: number): number | undefined {
  const lines: number[] = [];
  visit(document, {
    Scalar: (_place, { type, range }) => {
      const [first = 0, last] = (range ?? []).map(lineAt);
      if (first < errorLine && last === errorLine && type?.startsWith('QUOTE')) lines.push(first);
    },
  });
  return lines[0];
}

/**
 * Texts that YAML reads as something else: comments (`Room # 4` becomes `Room`), aliases (`*New*`) and anchors (`&New`).
 */
function findLostTexts(document: Document, yaml: string, lineAt: (offset: number) => number): YamlIssue[] {
  const issues: YamlIssue[] = [];
  visit(document, (_place, node) => {
    if (!isNode(node)) return;
    const add = (message: string) => issues.push({ line: lineAt(node.range?.[0] ?? 0), message });
    if (isAlias(node) || node.anchor) add(FIRST_CHARACTER);
    else if (isScalar(node) && typeof node.value === 'string' && /^[ \t]+#/.test(yaml.slice(node.range?.[1])))
      add(
        `The website would show nothing after #. If it is part of the text, put the whole text in 'single quotes'. If it is a note to yourself, give it a line of its own.`,
      );
  });
  return issues;
}
