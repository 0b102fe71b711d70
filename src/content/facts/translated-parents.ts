import { ENGLISH } from '../../languages/en.ts';
import type { WrittenLanguage } from '../../languages/language.ts';
import { countDays, formatDays } from '../../shared/dates.ts';
import type { Edition, LanguageContent } from '../collections.ts';
import { FACT_NAMES, factIn, factsInWords, factsNamed, fillIn, fillInAll, type LookUp } from '../fill-in.ts';
import type { PhasedText, PhaseWords } from '../phases.ts';
import type { TranslatedParents } from '../schemas/translated-parents.ts';
import { dressByDay } from './dress-code.ts';
import { type Frame, type FrameSources, frameOf } from './frame.ts';
import { parentsPage } from './parents-page.ts';
import { restrictedCommittees } from './restrictions.ts';
import type { Translated, TranslateText } from './translated.ts';
import { withNames, writtenLanguage } from './written-language.ts';

type Sources = Pick<Edition, 'conference' | 'committees' | 'parents' | 'history'>;

/** Finds the translation of a text by its English, whether its apostrophes are straight or curly. */
export function lookUpIn({ translations }: Pick<TranslatedParents, 'translations'>): LookUp {
  const byEnglish = new Map(
    translations.map(({ english, translation }) => [withCurlyApostrophes(english), translation]),
  );
  return (english) => byEnglish.get(withCurlyApostrophes(english));
}

function withCurlyApostrophes(english: string): string {
  return fillIn(english, {});
}

/** The conference as the share card of a translated page names it. */
export function translatedImprint(
  { conference }: Pick<Sources, 'conference'>,
  content: LanguageContent,
  lookUp = lookUpIn(content.parents),
) {
  const { name, city, dates, edition } = conference;
  const language = writtenLanguage(content);
  return {
    label: language.edition(edition),
    imprint: lookUp(name) ?? name,
    days: language.formatDays(dates) ?? formatDays(dates),
    city: lookUp(city) ?? city,
  };
}

/** What stands around the page in another language. @param sources as the files have them, with facts in braces */
export function translatedFrame(
  sources: Sources & FrameSources,
  content: LanguageContent,
  hasArchives: boolean,
  lookUp = lookUpIn(content.parents),
): Frame {
  const translate = translator(sources, writtenLanguage(content), lookUp);
  return frameOf(sources, translatedPhase(sources, content, lookUp), hasArchives, { code: content.code, translate });
}

/** The state of the conference in a line. */
function translatedPhase(
  { conference }: Pick<Sources, 'conference'>,
  content: LanguageContent,
  lookUp: LookUp,
): PhaseWords {
  const { dates } = conference;
  const { label: edition, days, city } = translatedImprint({ conference }, content, lookUp);
  const { day, formatDays: inLanguage } = writtenLanguage(content);
  const { inSession, ended } = content.parents.sentences;
  const lastDay = { first: dates.last, last: dates.last };
  const count = countDays(dates);
  const during = withNames(inSession, { city });
  return {
    before: `${days}, ${city}`,
    during: count === 1 ? during : Array.from({ length: count }, (_, index) => `${during}: ${day(index + 1)}`),
    after: withNames(ended, { edition, date: inLanguage(lastDay) ?? formatDays(lastDay) }),
  };
}

/** The page for parents and schools in another language. @param sources as the files have them, with facts in braces */
export function translatedParents(sources: Sources, content: LanguageContent, lookUp = lookUpIn(content.parents)) {
  const language = writtenLanguage(content);
  const { words } = content.parents;
  const translate = translator(sources, language, lookUp);
  return { words, facts: factList(sources, language, words, translate), ...parentsPage(sources, translate, language) };
}

/** The folder of a language with the facts named in the head of its page, in that language as far as it has them. */
export function withFactsInHead(content: LanguageContent, sources: Sources): LanguageContent {
  const language = writtenLanguage(content);
  const lookUp = lookUpIn(content.parents);
  const english = factsInWords(sources);
  const facts = FACT_NAMES.map((name) => [name, factIn(language, name, sources, lookUp) ?? english[name]]);
  const { title, label, description, lede } = content.parents;
  const head = fillInAll({ title, label, description, lede }, Object.fromEntries(facts));
  return { ...content, parents: { ...content.parents, ...head } };
}

/** A text is in English unless all of its wordings, and all facts that these name, are translated. */
function translator(sources: Sources, language: WrittenLanguage, lookUp: LookUp): TranslateText {
  const english = factsInWords(sources);
  const inLanguage = (words: string) => {
    const translation = lookUp(words);
    // Without a translation too: the content check collects every text that is looked up.
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
function factList(
  { conference, committees }: Sources,
  language: WrittenLanguage,
  labels: TranslatedParents['words'],
  translate: TranslateText,
) {
  const { dates, venue } = conference;
  const dress = dressByDay(conference).map(({ day, title }): Translated => {
    const { words, lang } = translate(title);
    const { day: dayLabel } = lang ? ENGLISH : language;
    return { words: day ? `${dayLabel(day)}: ${words}` : words, lang };
  });
  const days = language.formatDays(dates);
  return [
    {
      term: labels.when,
      lines: [days ?? { words: formatDays(dates), lang: 'en' }],
      note: language.weekdays(dates),
    },
    { term: labels.where, lines: [translate(venue)] },
    ...(dress.length > 0 ? [{ term: labels.dressCode, lines: dress }] : []),
    ...restrictedCommittees(committees).map(([label, group]) => ({
      term: translate(label),
      // Titles of committees are names.
      lines: [{ words: group.map(({ title }) => title).join(', '), lang: 'en' }],
    })),
  ];
}
