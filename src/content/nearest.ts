import { closestMatch } from 'leven';

/** The known word that a misspelt one probably means, if any is near. Ignores case. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const maxDistance = word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 3));
  const lower = known.map((candidate) => candidate.toLowerCase());
  return known[lower.indexOf(closestMatch(word.toLowerCase(), lower, { maxDistance }) ?? '')];
}

/** `Did you mean …?` with the nearest known word. @param remedy used instead if none is near */
export function didYouMean(word: string, known: readonly string[], remedy = ''): string {
  const meant = nearest(word, known);
  return meant ? `Did you mean ${meant}?` : remedy;
}
