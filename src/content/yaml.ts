import { isNode, LineCounter, parseDocument } from 'yaml';
import type { FieldPath } from './issue.ts';

/** Parsed YAML, with the lines of its fields, from 1. */
interface Yaml {
  /** Absent if the YAML is invalid. */
  fields?: unknown;
  /** The line of a field or, if it is missing, of the group around it. */
  lineOf: (path: FieldPath) => number;
}

/** Parses YAML, and never throws. Warnings count as errors: the text of a tag such as `!Important` would be lost. */
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
    // An unresolved alias, such as `*New*`.
    return { lineOf };
  }
}
