import { languageOf } from '../../languages/languages.ts';
import type { LanguageContent } from '../collections.ts';
import { lookUpIn, translatedImprint, translatedParents } from '../facts/translated-parents.ts';
import { factsNamed, type LookUp } from '../fill-in.ts';
import { nearest } from '../nearest.ts';
import type { Issue } from '../reading/issue.ts';
import type { Facts } from '../reading/read-content.ts';

/** Texts of translated pages whose English has changed, that are not translated, or that name other facts. */
export function translationDoubts(facts: Facts): Issue[] {
  return facts.languages.flatMap((content) => [
    ...unknownLanguage(content),
    ...missingSentences(content, facts),
    ...doubtsOf(content, facts),
  ]);
}

/** A language in which the website cannot write dates. */
function unknownLanguage({ code }: LanguageContent): Issue[] {
  const { formatDays } = languageOf(code);
  if (formatDays({ first: '2030-03-15', last: '2030-03-16' })) return [];
  const message = `The website does not know the language ${code}: its link has the name in English, and the texts that name {days} or {weekdays} are in English. If you meant another language, rename the folder.`;
  return [{ file: `${code}/parents.yaml`, message }];
}

/** Sentences about the days of registration forms, which only conferences with such days need. */
function missingSentences({ code, parents }: LanguageContent, { conference }: Facts): Issue[] {
  const { registration = [] } = conference ?? {};
  const opens = registration.some((form) => form.opens) ? (['opensOn'] as const) : [];
  const closes = registration.some((form) => form.closes) ? (['closesOn', 'closedOn'] as const) : [];
  return [...opens, ...closes]
    .filter((name) => parents.sentences[name] === undefined)
    .map((name) => ({
      file: `${code}/parents.yaml`,
      path: ['sentences'],
      message: `A form names a day, and there is no ${languageOf(code).english} for it, so visitors see the English. Add ${name}, with {date} where the day belongs.`,
    }));
}

function doubtsOf(content: LanguageContent, { conference, committees, history, parents }: Facts): Issue[] {
  if (!conference || !parents) return [];
  const { code } = content;
  const { translations } = content.parents;
  const file = `${code}/parents.yaml`;
  const { english: called } = languageOf(code);
  const lookUp = lookUpIn(content.parents);
  const needed = new Set<string>();
  const note: LookUp = (english) => {
    needed.add(english);
    return lookUp(english);
  };
  translatedParents({ conference, committees, history, parents }, content, note);
  translatedImprint({ conference }, content, note);
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
    ...translations.flatMap(({ english, translation }, index) => {
      const message = needed.has(english) && otherFactsMessage(english, translation, called);
      return message ? [{ file, path: ['translations', index, 'translation'], message }] : [];
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
