import type { TranslationLanguage } from '../../languages/language.ts';
import { TRANSLATION_LANGUAGES } from '../../languages/languages.ts';
import { lookUpIn, translatedImprint, translatedParents } from '../facts/translated-parents.ts';
import { factsNamed, type LookUp } from '../fill-in.ts';
import { nearest } from '../nearest.ts';
import type { Issue } from '../reading/issue.ts';
import type { Facts } from '../reading/read-content.ts';
/** Texts of translated pages whose English has changed, that are not translated, or that name other facts. */
export function translationDoubts(facts: Facts): Issue[] {
  return TRANSLATION_LANGUAGES.flatMap((language) => doubtsOf(language, facts));
}

function doubtsOf(language: TranslationLanguage, facts: Facts): Issue[] {
  const { conference, committees, parents } = facts;
  const { translations } = facts[`parents-${language.code}`];
  if (!conference || !parents || translations.length === 0) return [];
  const file = `parents-${language.code}.yaml`;
  const { english: called } = language;
  const lookUp = lookUpIn(translations);
  const needed = new Set<string>();
  const note: LookUp = (english) => {
    needed.add(english);
    return lookUp(english);
  };
  translatedParents({ conference, committees, parents }, language, note);
  translatedImprint({ conference }, language, note);
  const missing = [...needed].filter((english) => lookUp(english) === undefined);
  const stale = translations.flatMap(({ english }, index) => {
    if (needed.has(english)) return [];
    const path = ['translations', index, 'english'];
    return [{ path, now: nearest(english, missing) }];
  });
  const changed = stale.map(({ now }) => now);
  return [
    ...stale.map(({ path, now }) => ({
      file,
      path,
      message: now ? changedMessage(now, called) : unusedMessage(called),
    })),
    ...missing
      .filter((english) => !changed.includes(english))
      .map((english) => ({ file, path: ['translations'], message: missingMessage(english, called) })),
    ...translations.flatMap(({ english, hindi }, index) => {
      const message = needed.has(english) && otherFactsMessage(english, hindi, called);
      return message ? [{ file, path: ['translations', index, 'hindi'], message }] : [];
    }),
  ];
}

function unusedMessage(called: string): string {
  return `The page does not have this English text any more. Remove it and its ${called}.`;
}

function changedMessage(english: string, called: string): string {
  return `The English is now “${english}”, so visitors see the English. Write that here, and change the ${called} too.`;
}

function missingMessage(english: string, called: string): string {
  return `“${english}” has no ${called}, so visitors see the English. Add it to the list, with its ${called} below.`;
}

function otherFactsMessage(english: string, translation: string, called: string): string | undefined {
  const [left, added] = [without(english, translation), without(translation, english)];
  if (left.length > 0)
    return `The English names ${left.join(' ')} and the ${called} does not. Name the same facts in both.`;
  if (added.length > 0)
    return `The ${called} names ${added.join(' ')} and the English does not. Name the same facts in both.`;
  return undefined;
}

/** Facts, in braces, that one text names and another does not. */
function without(text: string, other: string): string[] {
  const others = factsNamed(other);
  return factsNamed(text).flatMap((name) => (others.includes(name) ? [] : `{${name}}`));
}
