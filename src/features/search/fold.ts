/** Longer words are cut: one sign can stand for eighteen letters. */
const MAX_LETTERS = 30;

export function fold(word: string): string {
  return toPlainLetters(word).slice(0, MAX_LETTERS);
}

/** Full-width, accented and capital letters count as plain ones. */
export function toPlainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
