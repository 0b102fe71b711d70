/** A phrase as an anchor or a value: `Executive Board` is `executive-board`. */
export function anchorOf(phrase: string): string {
  return phrase
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
