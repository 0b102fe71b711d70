/**
 * A phrase as an anchor or a value: `Executive Board` becomes `executive-board`. Marks stay, since Hindi writes
 * vowels with them. A phrase of symbols only stays as it is, so that no anchor is empty.
 */
export function anchorOf(phrase: string): string {
  const anchor = phrase
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return anchor || phrase;
}
