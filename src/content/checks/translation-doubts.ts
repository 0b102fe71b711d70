import { languageOf } from '../../languages/languages.ts';
import { archiveYears } from '../build-settings.ts';
import type { LanguageContent } from '../collections.ts';
import { lookUpIn, translatedFrame, translatedImprint, translatedParents } from '../facts/translated-parents.ts';
import { factsNamed, type LookUp } from '../fill-in.ts';
import { nearest } from '../nearest.ts';
import type { Issue } from '../reading/issue.ts';
import type { Facts } from '../reading/read-content.ts';

/**
 * Languages that the website does not know, missing sentences, and texts of translated pages whose translation is missing,
 * out of date, or names other facts.
 */
export function findTranslationDoubts(facts: Facts): Issue[] {
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

function doubtsOf(content: LanguageContent, facts: Facts): Issue[] {
  const { conference, parents, pages } = facts;
  if (!conference || !parents || !pages) return [];
  const sources = { ...facts, conference, parents, pages };
  const { code } = content;
  const { translations } = content.parents;
  const file = `${code}/parents.yaml`;
  const { english: languageName } = languageOf(code);
  const lookUp = lookUpIn(content.parents);
  const needed = new Set<string>();
  const record: LookUp = (english) => {
    needed.add(english);
    return lookUp(english);
  };
  // Each looks up every English text that it shows.
  translatedParents(sources, content, record);
  translatedImprint(sources, content, record);
  translatedFrame(sources, content, archiveYears().length > 0, record);
  // A page without content, such as the schedule, is in no menu. Its name may be translated before it is there.
  const names = new Set([
    ...Object.values(pages).flatMap((page) => ('title' in page ? page.title : [])),
    ...Object.values(facts.wording).flatMap((words) => Object.values(words)),
  ]);
  const missing = [...needed].filter((english) => lookUp(english) === undefined);
  const stale = translations.flatMap(({ english }, index) => {
    if (needed.has(english) || names.has(english)) return [];
    const path = ['translations', index, 'english'];
    return [{ path, newEnglish: nearest(english, missing) }];
  });
  const newTexts = stale.map(({ newEnglish }) => newEnglish);
  return [
    ...stale.map(({ path, newEnglish }) => ({
      file,
      path,
      message: newEnglish ? changedMessage(newEnglish, languageName) : unusedMessage(languageName),
    })),
    ...missing
      .filter((english) => !newTexts.includes(english))
      .map((english) => ({ file, path: ['translations'], message: missingMessage(english, languageName) })),
    ...translations.flatMap(({ english, translation }, index) => {
      const message = needed.has(english) && otherFactsMessage(english, translation, languageName);
      return message ? [{ file, path: ['translations', index, 'translation'], message }] : [];
    }),
  ];
}

function unusedMessage(languageName: string): string {
  return `The page does not have this English text any more. Remove it and its ${languageName}.`;
}

function changedMessage(english: string, languageName: string): string {
  return `The English is now “${english}”, so visitors see the English. Write that here, and change the ${languageName} too.`;
}

function missingMessage(english: string, languageName: string): string {
  return `“${english}” has no ${languageName}, so visitors see the English. Add it to the list, with its ${languageName} below.`;
}

function otherFactsMessage(english: string, translation: string, languageName: string): string | undefined {
  const [dropped, added] = [factsOnlyIn(english, translation), factsOnlyIn(translation, english)];
  if (dropped.length > 0)
    return `The English names ${dropped.join(' ')} and the ${languageName} does not. Name the same facts in both.`;
  if (added.length > 0)
    return `The ${languageName} names ${added.join(' ')} and the English does not. Name the same facts in both.`;
  return undefined;
}

/** Facts, in braces, that one text names and another does not. */
function factsOnlyIn(text: string, other: string): string[] {
  const others = factsNamed(other);
  return factsNamed(text).flatMap((name) => (others.includes(name) ? [] : `{${name}}`));
}
