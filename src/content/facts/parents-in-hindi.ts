import { formatDays, weekdays } from '../../shared/dates.ts';
import type { Edition } from '../collections.ts';
import { factsInWords, factsNamed, fillIn, fillInAll } from '../fill-in.ts';
import type { PhasedText } from '../phases.ts';
import type { Translations } from '../schemas/parents.ts';
import { dressByDay } from './dress-code.ts';
import { hindiFact, hindiOrdinal, type LookUp } from './hindi-facts.ts';
import { parentsPage, type Translated, type TranslateText } from './parents-page.ts';
import { restrictedCommittees } from './restrictions.ts';

type Sources = Pick<Edition, 'conference' | 'committees' | 'parents'>;

/** Finds the Hindi of a text by its English, whichever apostrophes that has. */
export function hindiLookUp(translations: Translations): LookUp {
  const hindi = new Map(translations.map((pair) => [fillIn(pair.english, {}), pair.hindi]));
  return (english) => hindi.get(fillIn(english, {}));
}

/** The conference as the share card of the page names it. */
export function hindiImprint({ conference }: Pick<Sources, 'conference'>, lookUp: LookUp) {
  const { name, city, dates, edition } = conference;
  return {
    label: `${hindiOrdinal(edition)} संस्करण`,
    imprint: lookUp(name) ?? name,
    days: formatDays(dates, 'hi'),
    city: lookUp(city) ?? city,
  };
}

/** The page for parents and schools in Hindi. @param sources as the files have them, with facts in braces */
export function parentsInHindi(sources: Sources, lookUp: LookUp) {
  const translate = hindiTranslator(sources, lookUp);
  return { facts: factList(sources, translate), ...parentsPage(sources, translate) };
}

/** A text is in English unless all of its wordings, and all facts that these name, have their Hindi. */
function hindiTranslator(sources: Sources, lookUp: LookUp): TranslateText {
  const english = factsInWords(sources);
  const inHindi = (words: string) => {
    const hindi = lookUp(words);
    const facts = factsNamed(hindi ?? words).map((name) => [name, hindiFact(name, sources, lookUp)] as const);
    const isComplete = hindi !== undefined && facts.every(([, fact]) => fact !== undefined);
    return isComplete ? fillIn(hindi, Object.fromEntries(facts)) : undefined;
  };
  return <Text extends PhasedText>(text: Text): Translated<Text> => {
    const wordings = typeof text === 'string' ? { text } : text;
    const translated = Object.entries(wordings).map(([phase, words]) => [phase, inHindi(words)] as const);
    if (translated.some(([, words]) => words === undefined)) return { words: fillInAll(text, english), lang: 'en' };
    const all = Object.fromEntries(translated);
    return { words: (typeof text === 'string' ? all.text : all) as Text };
  };
}

/** What a parent looks for first: when, where, what to wear, and which committees have a restriction. */
function factList({ conference, committees }: Sources, translate: TranslateText) {
  const { dates, venue } = conference;
  const dress = dressByDay(conference).map(({ day, title }): Translated => {
    const { words, lang } = translate(title);
    const ofDay = lang ? `Day ${day}` : `${hindiOrdinal(day ?? 0)} दिन`;
    return { words: day ? `${ofDay}: ${words}` : words, lang };
  });
  return [
    { term: 'कब', lines: [formatDays(dates, 'hi')], note: weekdays(dates, 'hi') },
    { term: 'कहाँ', lines: [translate(venue)] },
    ...(dress.length > 0 ? [{ term: 'ड्रेस कोड', lines: dress }] : []),
    ...restrictedCommittees(committees).map(([label, group]) => ({
      term: translate(label),
      // Titles of committees are names.
      lines: [{ words: group.map(({ title }) => title).join(', '), lang: 'en' }],
    })),
  ];
}
