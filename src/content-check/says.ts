/**
 * Whether a text says something, with either apostrophe and either space, and not as the end of a longer word or number: “15 December” does not
 * say “5 December”.
 */
export function says(text: string, words: string): boolean {
  const [inText = '', sought = ''] = [text, words].map((one) => one.replaceAll("'", '’').replaceAll('\u00a0', ' '));
  const before = inText.split(sought).slice(0, -1);
  return before.some((part) => !/[\p{L}\d]$/u.test(part));
}
