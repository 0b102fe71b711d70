import type { LookUp } from '../facts/hindi-facts.ts';
import { hindiImprint, hindiLookUp, parentsInHindi } from '../facts/parents-in-hindi.ts';
import { factsNamed } from '../fill-in.ts';
import { nearest } from '../nearest.ts';
import type { Issue } from '../reading/issue.ts';
import type { Facts } from '../reading/read-content.ts';

const FILE = 'parents-hi.yaml';

/** Texts of the page in Hindi whose English has changed, that are not translated, or that name other facts. */
export function hindiDoubts({ conference, committees, parents, 'parents-hi': { translations } }: Facts): Issue[] {
  if (!conference || !parents || translations.length === 0) return [];
  const lookUp = hindiLookUp(translations);
  const needed = new Set<string>();
  const note: LookUp = (english) => {
    needed.add(english);
    return lookUp(english);
  };
  parentsInHindi({ conference, committees, parents }, note);
  hindiImprint({ conference }, note);
  const missing = [...needed].filter((english) => lookUp(english) === undefined);
  const stale = translations.flatMap(({ english }, index) => {
    if (needed.has(english)) return [];
    const path = ['translations', index, 'english'];
    return [{ path, now: nearest(english, missing) }];
  });
  const changed = stale.map(({ now }) => now);
  return [
    ...stale.map(({ path, now }) => ({ file: FILE, path, message: now ? changedMessage(now) : UNUSED })),
    ...missing
      .filter((english) => !changed.includes(english))
      .map((english) => ({ file: FILE, path: ['translations'], message: missingMessage(english) })),
    ...translations.flatMap(({ english, hindi }, index) => {
      const message = needed.has(english) && otherFactsMessage(english, hindi);
      return message ? [{ file: FILE, path: ['translations', index, 'hindi'], message }] : [];
    }),
  ];
}

const UNUSED = 'The page does not have this English text any more. Remove it and its Hindi.';

function changedMessage(english: string): string {
  return `The English is now “${english}”, so visitors see the English. Write that here, and change the Hindi too.`;
}

function missingMessage(english: string): string {
  return `“${english}” has no Hindi, so visitors see the English. Add it to the list, with its Hindi below.`;
}

function otherFactsMessage(english: string, hindi: string): string | undefined {
  const [left, added] = [without(english, hindi), without(hindi, english)];
  if (left.length > 0)
    return `The English names ${left.join(' ')} and the Hindi does not. Name the same facts in both.`;
  if (added.length > 0)
    return `The Hindi names ${added.join(' ')} and the English does not. Name the same facts in both.`;
  return undefined;
}

/** Facts, in braces, that one text names and another does not. */
function without(text: string, other: string): string[] {
  const others = factsNamed(other);
  return factsNamed(text).flatMap((name) => (others.includes(name) ? [] : `{${name}}`));
}
