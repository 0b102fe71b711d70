/**
 * Whether a text contains these words, with straight or curly apostrophes and any kind of space, but not as the end of a
 * longer word or number: “15 December” does not mention “5 December”.
 */
export function mentions(text: string, words: string): boolean {
  const [inText = '', sought = ''] = [text, words].map((one) => one.replaceAll("'", '’').replaceAll('\u00a0', ' '));
  const before = inText.split(sought).slice(0, -1);
  return before.some((part) => !/[\p{L}\d]$/u.test(part));
}
