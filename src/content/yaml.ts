import { isNode, LineCounter, parseDocument } from 'yaml';
import type { FieldPath } from './issue.ts';

/** What a piece of YAML says, with the lines on which it says it, from 1 on. */
interface Yaml {
  /** Absent if it is not valid. */
  fields?: unknown;
  /** Line of a field, or of the nearest group around it that exists. */
  lineOf: (path: FieldPath) => number;
}

/** Reads YAML. It never throws. A tag, such as `!Important`, is a warning of the parser, and its text is lost. */
export function readYaml(yaml: string): Yaml {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  const lineOf = (path: FieldPath): number => {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) return counter.linePos(node.range[0]).line;
    return path.length > 0 ? lineOf(path.slice(0, -1)) : 1;
  };
  if (document.errors.length > 0 || document.warnings.length > 0) return { lineOf };
  try {
    return { fields: document.toJS() ?? {}, lineOf };
  } catch {
    // An alias of nothing, such as `*New*`.
    return { lineOf };
  }
}
