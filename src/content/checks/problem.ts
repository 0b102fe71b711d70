/** A mistake in the content, told so that whoever wrote it can mend it. */
export interface Problem {
  /** As one finds it in the project, such as `content/committees/unhrc.md`. */
  file: string;
  /** From 1 on. */
  line?: number | undefined;
  /** Such as `executiveBoard[0].url`. */
  field?: string | undefined;
  /** What is wrong, what belongs there, and an example. */
  message: string;
}

/** Where a value stands among the fields of a file: names, and places in lists from 0 on. */
export type FieldPath = readonly PropertyKey[];

/** A problem as one line: `content/conference.yaml, line 18, dates.first: …`. */
export function formatProblem({ file, line, field, message }: Problem): string {
  return `${[file, line && `line ${line}`, field].filter(Boolean).join(', ')}: ${message}`;
}

/** A path as one would say it: `executiveBoard[0].url`; nothing for the file as a whole. */
export function fieldName(path: FieldPath): string | undefined {
  const name = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  return name.replace(/^\./, '') || undefined;
}

/** Problems by file, then by line, as one would work through them. */
export function inReadingOrder(problems: Problem[]): Problem[] {
  return problems.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}
