import { type Document, isAlias, isNode, isScalar, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import type { Issue } from '../content/issue.ts';
import type { ContentFile } from '../content/read.ts';

interface Mistake {
  /** From 1. */
  line: number;
  message: string;
}

const FIRST_CHARACTER = `A text cannot begin with a sign such as { [ > | * & ! @ or a hyphen, and nothing can follow its closing quotation mark. Put the whole text in 'single quotes'; for an apostrophe inside it, type ’.`;
const COLON = `A text that contains a colon followed by a space needs quotes. Put the whole text in 'single quotes'.`;
const OPEN_QUOTE =
  'A text that begins with a quotation mark must end with the same one. For an apostrophe inside it, type ’.';
const WRONG_LINE =
  'This line, or the next one below it that is no note, does not fit those around it. It begins with the wrong number of spaces, or there is no colon and space after the name of its field, or it is the rest of the line above. Fields of one group begin with the same number of spaces; an entry of a list begins with a dash (-) and a space, and has no [] above it.';
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
  const isOpen = message.startsWith('Missing closing');
  const cause = isOpen ? OPEN_QUOTE : next?.code === 'MULTILINE_IMPLICIT_KEY' ? WRONG_LINE : CAUSES[code];
  // The parser reports an open quote at the end of the file.
  const place = isOpen ? lastTextIn(document) : offset;
  return { line: lineAt(place), message: `${cause ?? WRONG_LINE} ${MORE_MAY_FOLLOW}` };
}

/** Where the last text of a document begins. */
function lastTextIn(document: Document): number {
  const starts: number[] = [];
  visit(document, {
    Scalar: (_place, { range }) => {
      starts.push(range?.[0] ?? 0);
    },
  });
  return starts.at(-1) ?? 0;
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
