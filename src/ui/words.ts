/** A text, with its language if that is not the language of the page. */
export type Words = string | { words: string; lang?: string | undefined };

export function wordsOf(text: Words): string {
  return typeof text === 'string' ? text : text.words;
}

export function langOf(text: Words): string | undefined {
  return typeof text === 'string' ? undefined : text.lang;
}
