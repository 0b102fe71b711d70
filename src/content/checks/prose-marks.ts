import type { Issue } from './issue.ts';
import { findAt, type Passage } from './prose.ts';

/** Notes that a text is missing. `To be announced` is no such note: visitors may read it. */
const MARKS = /\b(?:lorem|ipsum)\b|\b(?:TODO|TBD|TBA|TBC|FIXME)\b|\?{3,}|<(?:insert|name|date|text|your)\b[^>]*>/i;
const IGNORED_CASE = /\b(?:todo|tba|tbc|tbd|fixme)\b/;

/** How `npm run new-edition` begins a text that it has emptied: no mistake, but on the launch list. */
export const TO_BE_WRITTEN = 'To be written';

/** Texts in which somebody has left a mark for later. */
export function findLeftovers(passages: readonly Passage[]): Issue[] {
  return passages.flatMap((passage) => {
    if (passage.text.startsWith(TO_BE_WRITTEN)) return [];
    const match = MARKS.exec(passage.text);
    if (!match || IGNORED_CASE.test(match[0])) return [];
    return [
      findAt(
        passage,
        match.index,
        `“${match[0]}” is a note that something is missing. Write the text. If it is not decided yet, write: To be announced.`,
      ),
    ];
  });
}
