import type { Committee } from '../schemas/committee.ts';

/** What decides the rosette of a committee: its address, and the number of another drawing where it has one. */
export function sealSeed({ slug, seal }: Pick<Committee, 'slug' | 'seal'>): string {
  return seal ? `${slug}:${seal}` : slug;
}
