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

/** What to say of a committee that has no file. @param slugs of those that have */
export function noCommittee(slug: string, slugs: readonly string[]): string {
  const meant = nearest(slug, slugs);
  return `There is no committee ${slug}. ${meant ? `Did you mean ${meant}?` : 'Write the name of its file without .md.'}`;
}
