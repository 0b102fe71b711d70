import { type ReadYaml, readYaml, unreadable } from './yaml-file.ts';

/** A Markdown file as it was read: the fields between the dashes, and the text below them. */
export interface ReadMarkdown extends ReadYaml {
  body: string;
  /** Line of the file on which the body begins. */
  bodyLine: number;
}

const DASHES = /^---[ \t]*\r?\n/;

/** Reads fields and text of a Markdown file. @param file as it is to be named in messages */
export function readMarkdown(text: string, file: string): ReadMarkdown {
  const start = DASHES.exec(text);
  const end = start && /^---[ \t]*(\r?\n|$)/m.exec(text.slice(start[0].length));
  if (!start)
    return withoutBody(
      file,
      1,
      'The fields are missing. The first line must be three dashes. Below it come the fields, then three dashes again, then the text. Compare it with another file in this folder.',
    );
  if (!end)
    return withoutBody(
      file,
      1,
      'The fields have no end. Put a line of three dashes below them, and the text below that.',
    );
  const yaml = text.slice(start[0].length, start[0].length + end.index);
  const head = start[0].length + end.index + end[0].length;
  return {
    ...readYaml(yaml, file, 1),
    body: text.slice(head),
    bodyLine: text.slice(0, head).split('\n').length,
  };
}

function withoutBody(file: string, line: number, message: string): ReadMarkdown {
  return { ...unreadable(file, line, message), body: '', bodyLine: 1 };
}
