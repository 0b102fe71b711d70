import { type ReadYaml, readYaml, unreadable } from './yaml-file.ts';

/** A Markdown file as it was read: the fields between the dashes, and the text below them. */
export interface ReadMarkdown extends ReadYaml {
  body: string;
  /** Line of the file on which the body begins. */
  bodyLine: number;
}

const DASHES = /^---[ \t]*\r?\n/;

/**
 * Reads fields and text of a Markdown file.
 * @param file as it is to be named in messages
 * @param isPlain whether the file is text alone
 */
export function readMarkdown(text: string, file: string, isPlain = false): ReadMarkdown {
  if (isPlain) return { data: {}, issues: [], lineOf: () => undefined, body: text, bodyLine: 1 };
  const start = DASHES.exec(text)?.[0] ?? '';
  const end = /^---[ \t]*(\r?\n|$)/m.exec(text.slice(start.length));
  if (!start || !end) {
    const message = start
      ? 'The fields have no end. Put a line of three dashes below them, and the text below that.'
      : 'The fields are missing. The first line must be three dashes. Below it come the fields, then three dashes again, then the text. Compare it with another file in this folder.';
    return { ...unreadable(file, 1, message), body: '', bodyLine: 1 };
  }
  const head = start.length + end.index + end[0].length;
  return {
    ...readYaml(text.slice(start.length, start.length + end.index), file, 1),
    body: text.slice(head),
    bodyLine: text.slice(0, head).split('\n').length,
  };
}
