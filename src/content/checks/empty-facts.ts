import { factsNamed } from '../fill-in.ts';
import type { Issue } from '../reading/issue.ts';
import { type Passage, placeIn } from '../reading/prose.ts';
import type { Facts } from '../reading/read-content.ts';

/** Texts that name the dress code of a conference without one: the sentence around it would have a hole. */
export function findEmptyFacts({ conference }: Facts, passages: readonly Passage[]): Issue[] {
  if (!conference || conference.dressCode.length > 0) return [];
  return passages
    .filter(({ text }) => factsNamed(text).includes('dressCode'))
    .map((passage) => ({
      ...placeIn(passage, passage.text.indexOf('{dressCode}')),
      message:
        'There is no dress code in conference.yaml, so nothing can be written in the place of {dressCode}. Remove the sentence, or the question.',
    }));
}
