import { ENGLISH } from '../../languages/en.ts';
import type { TranslationLanguage } from '../../languages/language.ts';
import { formatDays, weekdays } from '../../shared/dates.ts';
import type { Edition } from '../collections.ts';
import { factIn, factsInWords, factsNamed, fillIn, fillInAll, type LookUp } from '../fill-in.ts';
import type { PhasedText } from '../phases.ts';
import type { Translations } from '../schemas/parents.ts';
import { dressByDay } from './dress-code.ts';
import { parentsPage, type Translated, type TranslateText } from './parents-page.ts';
import { restrictedCommittees } from './restrictions.ts';

type Sources = Pick<Edition, 'conference' | 'committees' | 'parents'>;

/** Finds the translation of a text by its English, whichever apostrophes that has. */
export function lookUpIn(translations: Translations): LookUp {
  const byEnglish = new Map(translations.map(({ english, hindi }) => [fillIn(english, {}), hindi]));
  return (english) => byEnglish.get(fillIn(english, {}));
}

/** The conference as the share card of a translated page names it. */
export function translatedImprint(
  { conference }: Pick<Sources, 'conference'>,
  language: TranslationLanguage,
  lookUp: LookUp,
) {
  const { name, city, dates, edition } = conference;
  return {
    label: language.edition(edition),
    imprint: lookUp(name) ?? name,
    days: formatDays(dates, language.dates),
    city: lookUp(city) ?? city,
  };
}

/** The page for parents and schools in another language. @param sources as the files have them, with facts in braces */
export function translatedParents(sources: Sources, language: TranslationLanguage, lookUp: LookUp) {
  const translate = translator(sources, language, lookUp);
  return { facts: factList(sources, language, translate), ...parentsPage(sources, translate) };
}

/** A text is in English unless all of its wordings, and all facts that these name, are translated. */
function translator(sources: Sources, language: TranslationLanguage, lookUp: LookUp): TranslateText {
  const english = factsInWords(sources);
  const inLanguage = (words: string) => {
    const translation = lookUp(words);
    const named = factsNamed(translation ?? words);
    const facts = named.map((name) => [name, factIn(language, name, sources, lookUp)] as const);
    const isComplete = translation !== undefined && facts.every(([, fact]) => fact !== undefined);
    return isComplete ? fillIn(translation, Object.fromEntries(facts)) : undefined;
  };
  return <Text extends PhasedText>(text: Text): Translated<Text> => {
    const wordings = typeof text === 'string' ? { text } : text;
    const translated = Object.entries(wordings).map(([phase, words]) => [phase, inLanguage(words)] as const);
    if (translated.some(([, words]) => words === undefined)) return { words: fillInAll(text, english), lang: 'en' };
    const all = Object.fromEntries(translated);
    return { words: (typeof text === 'string' ? all.text : all) as Text };
  };
}

/** What a parent looks for first: when, where, what to wear, and which committees have a restriction. */
function factList({ conference, committees }: Sources, language: TranslationLanguage, translate: TranslateText) {
  const { dates, venue } = conference;
  const { words: own } = language;
  const dress = dressByDay(conference).map(({ day, title }): Translated => {
    const { words, lang } = translate(title);
    const { day: dayLabel } = lang ? ENGLISH : language;
    return { words: day ? `${dayLabel(day)}: ${words}` : words, lang };
  });
  return [
    { term: own.when, lines: [formatDays(dates, language.dates)], note: weekdays(dates, language.dates) },
    { term: own.where, lines: [translate(venue)] },
    ...(dress.length > 0 ? [{ term: own.dressCode, lines: dress }] : []),
    ...restrictedCommittees(committees).map(([label, group]) => ({
      term: translate(label),
      // Titles of committees are names.
      lines: [{ words: group.map(({ title }) => title).join(', '), lang: 'en' }],
    })),
  ];
}
