import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { FieldPath } from './issue.ts';
import { explain, findInLines, type Mistake } from './yaml-mistakes.ts';

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
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number) => counter.linePos(offset).line;
  const mistakes = findMistakes(document, yaml.split('\n'), lineAt);
  return {
    fields: mistakes.length > 0 ? undefined : (document.toJS() as unknown),
    mistakes: mistakes.map(({ line, message }) => ({ line: line + linesBefore, message })),
    lineOf: (path) => lineAt(offsetOf(document, path)) + linesBefore,
  };
}

function findMistakes(document: Document, lines: string[], lineAt: (offset: number) => number): Mistake[] {
  const visible = findInLines(lines);
  if (visible.length > 0) return visible;
  // After the first break the rest is misread. A tag such as `!Important` is only a warning to YAML, and its text is lost.
  const [error] = [...document.errors, ...document.warnings];
  return error ? [explain(error, lines, lineAt(error.pos[0]))] : findLostTexts(document, lineAt);
}

/** Texts whose end YAML reads as a comment: `Room # 4` becomes `Room`. */
function findLostTexts(document: Document, lineAt: (offset: number) => number): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(document, {
    Scalar(place, node) {
      if (place === 'key' || node.type !== 'PLAIN' || typeof node.value !== 'string' || !node.comment) return;
      mistakes.push({
        line: lineAt(node.range?.[0] ?? 0),
        message: `The website would show nothing after #. If it is part of the text, put the whole text in 'single quotes'. If it is a note to yourself, give it a line of its own.`,
      });
    },
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
