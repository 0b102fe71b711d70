export const PHASES = ['before', 'during', 'after'] as const;

/** The state of the conference, on which texts, buttons and lists depend. */
export type Phase = (typeof PHASES)[number];

/** A text for each phase of the conference. */
export interface PhaseWords {
  before: string;
  /** One text for all days, or one for each day. */
  during: string | string[];
  after: string;
}

/** A text that is the same in every phase, or that has words for each. */
export type PhasedText = string | PhaseWords;

/** The words of one phase, for data that can hold only one, such as that for search engines. */
export function wordsIn(phase: Phase, words: PhasedText): string {
  return typeof words === 'string' ? words : ([words[phase]].flat()[0] ?? '');
}
