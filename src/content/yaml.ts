import { type Document, isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { FieldPath } from './issue.ts';
import { explain, FIRST_CHARACTER, findWrongSpaces, type Mistake, OPEN_QUOTE, TOO_DEEP } from './yaml-mistakes.ts';

/** What a piece of YAML says, with the lines on which it says it. */
interface Yaml {
  /** Absent if there are mistakes. */
  fields: unknown;
  mistakes: Mistake[];
  /** Line of a field, or of the nearest group around it that exists. */
  lineOf: (path: FieldPath) => number;
}

/** Reads YAML. Mistakes in it never make it throw. @param linesBefore number of lines above it in its file */
export function readYaml(yaml: string, linesBefore: number): Yaml {
  const counter = new LineCounter();
  const document = parse(yaml, counter);
  if (!document) {
    const line = linesBefore + 1;
    return { fields: undefined, mistakes: [{ line, message: TOO_DEEP }], lineOf: () => line };
  }
  const lineAt = (offset: number) => counter.linePos(offset).line;
  const mistakes = findMistakes(document, yaml.split('\n'), lineAt);
  return {
    fields: mistakes.length > 0 ? undefined : (document.toJS() as unknown),
    mistakes: mistakes.map(({ line, message }) => ({ line: line + linesBefore, message })),
    lineOf: (path) => lineAt(offsetOf(document, path)) + linesBefore,
  };
}

/** Nothing if the parser, which calls itself for each level, runs out of room. */
function parse(yaml: string, lineCounter: LineCounter): Document | undefined {
  try {
    return parseDocument(yaml, { lineCounter, prettyErrors: false });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function findMistakes(document: Document, lines: string[], lineAt: (offset: number) => number): Mistake[] {
  const wrongSpaces = findWrongSpaces(lines);
  if (wrongSpaces.length > 0) return wrongSpaces;
  // After the first break the rest is misread. A tag such as `!Important` is only a warning to YAML, and its text is lost.
  const [error] = [...document.errors, ...document.warnings];
  if (!error) return findLostTexts(document, lineAt);
  const opened = error.code === 'MISSING_CHAR' ? openedQuote(document) : undefined;
  return [opened ? { line: lineAt(opened), message: OPEN_QUOTE } : explain(error, lines, lineAt(error.pos[0]))];
}

/** Where a quotation mark is opened that the parser misses only at the end of the file. */
function openedQuote(document: Document): number | undefined {
  let opened: number | undefined;
  visit(document, {
    Scalar(_place, { type, range }) {
      if (type?.startsWith('QUOTE') && range?.[1] === document.range?.[1]) opened = range?.[0];
    },
  });
  return opened;
}

/**
 * Texts that YAML takes for something else: what follows a # for a comment (`Room # 4` becomes `Room`), and those that begin
 * with * or & for a copy of another value or the name of one (`*New*`).
 */
function findLostTexts(document: Document, lineAt: (offset: number) => number): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(document, (place, node) => {
    if (!isNode(node)) return;
    const line = lineAt(node.range?.[0] ?? 0);
    if (isAlias(node) || node.anchor) mistakes.push({ line, message: FIRST_CHARACTER });
    // Zod passes over this one, and an object of JavaScript has it anyway.
    else if (place === 'key' && isScalar(node) && node.value === '__proto__')
      mistakes.push({ line, message: 'There is no field of this name. Remove it.' });
    else if (
      isScalar(node) &&
      place !== 'key' &&
      node.type === 'PLAIN' &&
      typeof node.value === 'string' &&
      node.comment
    )
      mistakes.push({
        line,
        message: `The website would show nothing after #. If it is part of the text, put the whole text in 'single quotes'. If it is a note to yourself, give it a line of its own.`,
      });
  });
  return mistakes;
}

/** Where a field begins, or the nearest group around it that exists. */
function offsetOf(document: Document, path: FieldPath): number {
  const step = path.at(-1);
  if (step === undefined) return document.contents?.range?.[0] ?? 0;
  const around = document.getIn(path.slice(0, -1), true);
  const node: unknown = isMap(around)
    ? around.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))?.key
    : isSeq(around) && around.items[Number(step)];
  return (isNode(node) ? node.range?.[0] : undefined) ?? offsetOf(document, path.slice(0, -1));
}
