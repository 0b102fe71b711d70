import { addDays, type DateRange } from '../shared/dates.ts';
import { FORMATS } from '../shared/locale.ts';
import { HINDI_NUMBERS } from './hi.ts';
import type { Language, NumberWords } from './language.ts';

/** Languages whose numbers the site writes in words. */
const NUMBER_WORDS: Record<string, NumberWords> = { hi: HINDI_NUMBERS };

const cache = new Map<string, Language>();

/** A language by its code, as `Intl` knows it. @param code such as `hi`: language-code.ts */
export function languageOf(code: string): Language {
  const language = cache.get(code) ?? describeLanguage(code);
  cache.set(code, language);
  return language;
}

function describeLanguage(code: string): Language {
  const locale = new Intl.Locale(code);
  const { language, script = '', region } = locale.maximize();
  const english = languageName(code, 'en');
  const { format: figure } = new Intl.NumberFormat([code, FORMATS], { useGrouping: false });
  const figures: NumberWords = { cardinal: figure, ordinal: figure, ordinalOnDay: figure };
  return {
    code,
    locale: [language, region].filter(Boolean).join('-'),
    english,
    name: languageName(code, code),
    script,
    direction: locale.getTextInfo().direction ?? 'ltr',
    ...datesIn(code),
    figure,
    ...(NUMBER_WORDS[language] ?? figures),
    list: (things) => listFormat(code)?.format(things) ?? things.join(', '),
  };
}

/** The name of a language as a label begins: `Français`. One that `Intl` cannot name in a language has its English name. */
function languageName(code: string, inLanguage: string): string {
  const name = new Intl.DisplayNames([inLanguage, 'en'], { type: 'language' }).of(code) ?? code;
  return name.replace(/^./u, (first) => first.toLocaleUpperCase(inLanguage));
}

function listFormat(code: string): Intl.ListFormat | undefined {
  return isKnownTo(Intl.ListFormat, code) ? new Intl.ListFormat(code) : undefined;
}

/** Whether a part of `Intl` knows a language. Otherwise it would write in that of the machine. */
function isKnownTo(formats: { supportedLocalesOf: (code: string) => string[] }, code: string): boolean {
  return formats.supportedLocalesOf(code).length > 0;
}

type Dates = Pick<Language, 'formatDays' | 'weekdays' | 'dateWithWeekday'>;

const UNKNOWN_DATES: Dates = {
  formatDays: () => undefined,
  weekdays: () => undefined,
  dateWithWeekday: () => undefined,
};

function datesIn(code: string): Dates {
  if (!isKnownTo(Intl.DateTimeFormat, code)) return UNKNOWN_DATES;
  const parts = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const date = new Intl.DateTimeFormat(code, parts);
  const weekday = new Intl.DateTimeFormat(code, { weekday: 'long', timeZone: 'UTC' });
  const both = new Intl.DateTimeFormat(code, { weekday: 'long', ...parts });
  const and = listFormat(code)
    ?.formatToParts(['1', '2'])
    .find(({ type }) => type === 'literal')?.value;
  const format = (dates: Intl.DateTimeFormat, { first, last }: DateRange) => {
    const parts = dates.formatRangeToParts(new Date(first), new Date(last));
    // Two days are listed, not a range: the word for `and` takes the place of the dash before the second.
    const arePair = addDays(first, 1) === last;
    const end = parts.findIndex(({ source }) => source === 'endRange');
    return parts.map(({ value }, index) => (arePair && index === end - 1 ? (and ?? value) : value)).join('');
  };
  return {
    formatDays: (days) => format(date, days),
    weekdays: (days) => format(weekday, days),
    dateWithWeekday: (day) => both.format(new Date(day)),
  };
}
