import { posix } from 'node:path';

/** Something wrong in the content, described so that its author can fix it. */
export interface Issue {
  /** Such as `committees/disec.md`. */
  file: string;
  /** From 1. */
  line?: number | undefined;
  /** Path of the field that is wrong. */
  path?: FieldPath | undefined;
  /** What is wrong, its remedy, and an example. */
  message: string;
}

/** Path of a value in a file: field names, and list indexes from 0. */
export type FieldPath = readonly PropertyKey[];

/** Such as `site/about.md, line 19`. */
function formatPlace({ file, line }: Pick<Issue, 'file' | 'line'>): string {
  return line ? `${file}, line ${line}` : file;
}

/** An issue as one line: `content/conference.yaml, line 18, dates.first: …`. @param folder such as `content` */
export function formatIssue({ file, line, path = [], message }: Issue, folder: string): string {
  const field = path.map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${String(step)}`)).join('');
  const place = [formatPlace({ file: posix.join(folder, file), line }), field.replace(/^\./, '')]
    .filter(Boolean)
    .join(', ');
  return `${place}: ${message}`;
}
