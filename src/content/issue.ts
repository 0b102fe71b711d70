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

/** An issue as one line: `content/conference.yaml, line 18, dates.first: …`. @param folder such as `content` */
export function formatIssue({ file, line, path = [], message }: Issue, folder: string): string {
  const field = path.map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${String(step)}`)).join('');
  const place = [`${folder}/${file}`, line && `line ${line}`, field.replace(/^\./, '')].filter(Boolean).join(', ');
  return `${place}: ${message}`;
}
