import leven from 'leven';

/** The known word that somebody may have meant, if one is near. Capitals do not count. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const typed = word.toLowerCase();
  const allowed = typed.length < 4 ? 1 : Math.max(2, Math.floor(typed.length / 3));
  const [best] = known
    .map((candidate) => ({ candidate, distance: leven(typed, candidate.toLowerCase()) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance);
  return best?.candidate;
}

/** Asks whether the nearest known word was meant. @param remedy what to say if none is near */
export function didYouMean(word: string, known: readonly string[], remedy = ''): string {
  const meant = nearest(word, known);
  return meant ? `Did you mean ${meant}?` : remedy;
}
