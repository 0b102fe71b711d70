import { type FactName, factsNamed } from '../fill-in.ts';
import { NAMED_YEARS, namedYear } from '../named-years.ts';
import type { Issue } from '../reading/issue.ts';
import { type Passage, placeIn } from '../reading/prose.ts';
import type { Facts } from '../reading/read-content.ts';

/** A fact that this conference does not have, and what to do about a text that names it. */
interface EmptyFact {
  name: FactName;
  message: string;
}

/**
 * Texts that name a fact which the conference does not have: their sentence would have a gap.
 * @param isHistoryValid whether it is known which years the history names
 */
export function findEmptyFacts(facts: Facts, passages: readonly Passage[], isHistoryValid: boolean): Issue[] {
  const empty = [...missingDressCode(facts), ...(isHistoryValid ? missingYears(facts) : [])];
  return passages.flatMap((passage) => {
    const named = factsNamed(passage.text);
    return empty
      .filter(({ name }) => named.includes(name))
      .map(({ name, message }) => ({ ...placeIn(passage, passage.text.indexOf(`{${name}}`)), message }));
  });
}

function missingDressCode({ conference }: Facts): EmptyFact[] {
  if (!conference || conference.dressCode.length > 0) return [];
  const message =
    'There is no dress code in conference.yaml, so nothing can be written in the place of {dressCode}. Remove the sentence, or the question.';
  return [{ name: 'dressCode', message }];
}

function missingYears({ history }: Facts): EmptyFact[] {
  return NAMED_YEARS.filter((name) => namedYear(history.timeline, name) === undefined).map((name) => ({
    name,
    message: `No entry of history.yaml has the line fact: ${name}, so nothing can be written in the place of {${name}}. Add the line to the entry of that year, or write the year here.`,
  }));
}
