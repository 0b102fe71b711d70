/** Years of the history that texts can name in braces: `{founded}`. */
export const NAMED_YEARS = ['founded', 'branchOpened', 'munSince'] as const;
export type NamedYear = (typeof NAMED_YEARS)[number];

interface Entry {
  year: number;
  fact?: NamedYear | undefined;
}

/** The year with a name; absent if no entry of the history has it. */
export function namedYear(timeline: readonly Entry[], name: NamedYear): number | undefined {
  return timeline.find(({ fact }) => fact === name)?.year;
}
