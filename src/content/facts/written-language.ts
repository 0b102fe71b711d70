import type { Sentences, WrittenLanguage } from '../../languages/language.ts';
import { languageOf } from '../../languages/languages.ts';
import type { LanguageContent } from '../collections.ts';

/** A language with its sentences, which its folder words. */
export function writtenLanguage({ code, parents }: LanguageContent): WrittenLanguage {
  const language = languageOf(code);
  const { edition, day, dressOnDay, dressExamples, forms, opensOn, closesOn, closedOn } = parents.sentences;
  const plurals = new Intl.PluralRules(code);
  const onDay = (pattern: string | undefined) => (day: string) => {
    const date = language.dateWithWeekday(day);
    return pattern && date && withNames(pattern, { date });
  };
  const sentences: Sentences = {
    edition: (number) => withNames(edition, { edition: language.ordinal(number) }),
    day: (number) => withNames(day, { day: language.ordinal(number) }),
    dressOnDay: (dress, number) => withNames(dressOnDay, { dress, day: language.ordinalOnDay(number) }),
    dressExamples: (dress, examples) => withNames(dressExamples, { dress, examples }),
    forms: (titles) =>
      withNames(forms[plurals.select(titles.length)] ?? forms.other, {
        count: language.cardinal(titles.length),
        titles: language.list(titles),
      }),
    opensOn: onDay(opensOn),
    closesOn: onDay(closesOn),
    closedOn: onDay(closedOn),
  };
  return { ...language, ...sentences };
}

/** A sentence with words in the place of the names in braces. */
export function withNames(pattern: string, words: Record<string, string>): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, name) => words[name] ?? whole);
}
