import { posix } from 'node:path';

/** A mistake in the content, described so that its author can fix it. */
export interface Issue {
  /** Such as `committees/disec.md`. */
  file: string;
  /** From 1 on. */
  line?: number | undefined;
  /** The field. */
  path?: FieldPath | undefined;
  /** What is wrong, what belongs there, and an example. */
  message: string;
}

/** The place of a value in a file: names of fields, and places in lists from 0 on. */
export type FieldPath = readonly PropertyKey[];

/** For whatever a check does not foresee: it must not hide what the others find. */
export function unforeseenIssue(file: string, error: unknown): Issue {
  return {
    file,
    message: `This file could not be checked (${error}). Take it from the last version that worked, and report this to whoever looks after the code.`,
  };
}

/** Such as `site/about.md, line 19`. */
export function formatPlace({ file, line }: Pick<Issue, 'file' | 'line'>): string {
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
