import { typedFacts, wordsPattern } from '../facts/typed-facts.ts';
import { languageOfFile } from '../reading/content-files.ts';
import type { Issue } from '../reading/issue.ts';
import { type Passage, placeIn } from '../reading/prose.ts';
import type { Facts } from '../reading/read-content.ts';

/**
 * Files that state the facts, tell of the past, or were true when they were announced. Translations are left out, too:
 * they name the facts of their English.
 */
const LEFT_ALONE = /^((conference|history|media)\.yaml$|announcements\/)/;

/** Facts typed into a text, which would be wrong once the fact changes. */
export function findTypedFacts({ conference, committees }: Facts, passages: readonly Passage[]): Issue[] {
  if (!conference) return [];
  // A text may speak of the city, whichever city the conference is in.
  const facts = typedFacts({ conference, committees }).filter(({ what }) => what !== 'city');
  return passages
    .filter(({ file }) => !LEFT_ALONE.test(file) && !languageOfFile(file))
    .flatMap((passage) => {
      const [fact] = facts.flatMap(({ what, words, name }) => {
        const index = passage.text.search(wordsPattern([words], 'iu'));
        return index < 0 ? [] : [{ what, words, name, index }];
      });
      if (!fact) return [];
      const message = `This text says “${fact.words}” itself, and will be wrong when the ${fact.what} changes. Write {${fact.name}} if the sentence allows it, or leave it out.`;
      return [{ ...placeIn(passage, fact.index), message }];
    });
}
