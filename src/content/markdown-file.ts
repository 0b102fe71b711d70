import type { Problem } from './problem.ts';
import { type ReadYaml, readYaml } from './yaml-file.ts';

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
    return unreadable(
      file,
      1,
      'The fields are missing. The first line must be three dashes, then come the fields, then again three dashes, then the text. Compare another file of this folder.',
    );
  if (!end)
    return unreadable(
      file,
      1,
      'The fields do not end. Below them a line of three dashes is needed, and below that the text.',
    );
  const yaml = text.slice(start[0].length, start[0].length + end.index);
  const head = start[0].length + end.index + end[0].length;
  return {
    ...readYaml(yaml, file, 1, true),
    body: text.slice(head),
    bodyLine: text.slice(0, head).split('\n').length,
  };
}

function unreadable(file: string, line: number, message: string): ReadMarkdown {
  const problem: Problem = { file, line, message };
  return { data: undefined, problems: [problem], lineOf: () => undefined, body: '', bodyLine: 1 };
}
