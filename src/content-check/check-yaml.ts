import { type Document, isAlias, isNode, isScalar, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import type { Issue } from '../content/issue.ts';
import type { ContentFile } from '../content/read.ts';

interface Mistake {
  /** From 1. */
  line: number;
  message: string;
}

const FIRST_CHARACTER = `A text cannot begin with a sign such as { [ > | * & ! @ or a hyphen, and nothing can follow its closing quotation mark. Put the whole text in 'single quotes'; for an apostrophe inside it, type ’.`;
const COLON = `A text that contains a colon followed by a space needs quotes. Put the whole text in straight 'single quotes'; for an apostrophe inside it, type ’.`;
const OPEN_QUOTE =
  'A text that begins with a quotation mark must end with the same one. For an apostrophe inside it, type ’.';
const WRONG_LINE =
  'This line, or the next one below it that is no note, does not fit those around it. It begins with the wrong number of spaces (fields of one group begin with the same), or its field has no colon and space after its name, or an entry of a list no dash (-) and space before it; or it is the rest of the line above; or it has a long dash, a wide colon or a special space from pasted text, or a bracket [ that is not closed.';
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

/** YAML mistakes in a file, in words for people who do not know YAML. */
export function checkYaml({ name, yaml }: ContentFile): Issue[] {
  const counter = new LineCounter();
  const lineAt = (offset: number) => counter.linePos(offset).line;
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  // Only the first error is reliable. A tag such as `!Important` is only a warning, but its text is lost.
  const [error, next] = [...document.errors, ...document.warnings];
  const mistakes = error ? [explain(document, lineAt, error, next)] : findLostTexts(document, lineAt);
  return mistakes.map((mistake) => ({ file: name, ...mistake }));
}

/** Explains the first error of the parser. @param next the second error, which distinguishes two causes */
function explain(
  document: Document,
  lineAt: (offset: number) => number,
  { code, message, pos: [offset] }: YAMLError,
  next?: YAMLError,
): Mistake {
  const open = openQuoteIn(document, lineAt);
  const cause =
    open || message.startsWith('Missing closing')
      ? OPEN_QUOTE
      : next?.code === 'MULTILINE_IMPLICIT_KEY'
        ? WRONG_LINE
        : CAUSES[code];
  return { line: open ?? lineAt(offset), message: `${cause ?? WRONG_LINE} ${MORE_MAY_FOLLOW}` };
}

/** The line of the first quoted text that goes on below it: the parser ends it at a quote of another text, if at all. */
function openQuoteIn(document: Document, lineAt: (offset: number) => number): number | undefined {
  const lines: number[] = [];
  visit(document, {
    Scalar: (_place, { type, range }) => {
      const [first, last] = (range ?? [0, 0]).map(lineAt);
      if (first && first !== last && (type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE')) lines.push(first);
    },
  });
  return lines[0];
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
    else if (
      isScalar(node) &&
      place !== 'key' &&
      node.type === 'PLAIN' &&
      typeof node.value === 'string' &&
      node.comment
    )
      add(
        `The website would show nothing after #. If it is part of the text, put the whole text in 'single quotes'. If it is a note to yourself, give it a line of its own.`,
      );
  });
  return mistakes;
}
