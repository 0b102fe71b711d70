/** A mistake in a file of the content, described so that its author can fix it. */
export interface Finding {
  /** From 1 on. */
  line?: number | undefined;
  path?: FieldPath | undefined;
  /** What is wrong, what belongs there, and an example. */
  message: string;
  /** Set if only a person can decide: somebody should look, and nothing is stopped. */
  isDoubt?: true | undefined;
}

export interface Issue extends Finding {
  /** Such as `committees/disec.md`, or with its folder, as it is shown. */
  file: string;
}

/** The place of a value in a file: names of fields, and places in lists from 0 on. */
export type FieldPath = readonly PropertyKey[];

/** An issue as one line: `content/conference.yaml, line 18, dates.first: …`. */
export function formatIssue(issue: Issue): string {
  return `${placeOf(issue)}: ${issue.message}`;
}

/** Where something is, as text: `content/conference.yaml, line 18, dates.first`. */
export function placeOf({ file, line, path = [] }: Pick<Issue, 'file' | 'line' | 'path'>): string {
  return [file, line && `line ${line}`, fieldName(path)].filter(Boolean).join(', ');
}

/** A path as text: `executiveBoard[0].url`; nothing for the file as a whole. */
export function fieldName(path: FieldPath): string | undefined {
  const name = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  return name.replace(/^\./, '') || undefined;
}

/** A condition on a file, and the message if it is broken. */
export interface Constraint {
  isBroken: boolean;
  path: FieldPath;
  message: string;
}

/** The constraints of a file that are broken. */
export function issuesIn(file: string, constraints: readonly Constraint[]): Issue[] {
  return constraints.filter(({ isBroken }) => isBroken).map(({ path, message }) => ({ file, path, message }));
}
