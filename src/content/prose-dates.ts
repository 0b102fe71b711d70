import { countDays, formatDate, formatDays, formatMonth, MONTHS, WEEKDAYS, weekday } from '../lib/dates.ts';
import { ordinal } from '../lib/numbers.ts';
import { arePossible } from './bounds.ts';
import type { Conference } from './conference.ts';
import type { History } from './history.ts';
import type { PastEdition } from './past-editions.ts';
import type { Finding, Passage } from './prose.ts';
import { findAt, isOfConference, sentencesOf } from './prose.ts';

interface WrittenDate {
  text: string;
  index: number;
  weekdays: string[];
  days: number[];
  /** 1 to 12. */
  month: number;
  year?: number | undefined;
}

const MONTH = `(${MONTHS.join('|')})`;
const WEEKDAY = `(?:(${WEEKDAYS.join('|')})(?:\\s*(?:and|to|–|-)\\s*(${WEEKDAYS.join('|')}))?,?\\s+(?:the\\s+)?)?`;
const DAYS = '(\\d{1,2})(?!\\d)(?:st|nd|rd|th)?(?:\\s*(?:and|to|–|-|&)\\s*(\\d{1,2})(?!\\d)(?:st|nd|rd|th)?)?';
const DAY_FIRST = new RegExp(`\\b${WEEKDAY}\\b${DAYS}\\s+(?:of\\s+)?${MONTH}\\b(?:,?\\s+(\\d{4})\\b)?`, 'g');
const MONTH_FIRST = new RegExp(`\\b${WEEKDAY}\\b${MONTH}\\s+${DAYS}\\b(?:,?\\s+(\\d{4})\\b)?`, 'g');

/** Sentences that say when the conference is, and not when something is due before it. */
const SAYS_WHEN =
  /\b(conference|edition|we meet|(committees|delegates) (will )?meet|(see|meet|meeting|welcome) you)\b/i;
const SAYS_ELSE = /\b(before|until|by|closes?|closed|deadline|due|releas\w+|regist\w+|appl(?:y|ies)|prior)\b/i;
const TELLS_OF_OLD = /\b(was|were|took|had|ended|began|met|held|previous|earlier)\b/i;
/** A month and a year without a day. */
const MONTH_OF_YEAR = new RegExp(`(?<!\\d(?:st|nd|rd|th)?(?: of)? )\\b${MONTH},? (\\d{4})\\b`, 'g');
const BEGAN = /\b(since|first)\b/i;
const MEET_IN = new RegExp(
  `\\b(?:meet|meeting|see|seeing|welcome|welcoming) (?:you|all of you|you all)[^.]*? in ${MONTH}\\b`,
  'i',
);

/**
 * Dates in texts that do not exist, fall on another weekday, or are not those of the conference.
 * @param past editions that are over, whose days may have stayed in a text
 */
export function findWrongDates(
  passages: readonly Passage[],
  known: Conference | undefined,
  history: History | undefined,
  past: readonly PastEdition[] = [],
): Finding[] {
  const conference = known && arePossible(known.dates) ? known : undefined;
  return passages.flatMap((passage) =>
    sentencesOf(passage.text).flatMap((sentence) => [
      ...datesIn(sentence.text).flatMap((date) => {
        const message =
          impossible(date) ??
          (conference &&
            (wrongWeekday(date, conference) ??
              (isOfPastEntry(passage, conference, history)
                ? undefined
                : (contradiction(date, sentence.text, passage, conference) ??
                  daysOfOld(date, sentence.text, passage, conference, past)))));
        return message ? findAt(passage, sentence.index + date.index, message) : [];
      }),
      ...(conference && isOfConference(passage)
        ? [...otherMonth(sentence.text, conference), ...otherYear(sentence.text, passage, conference)].map((message) =>
            findAt(passage, sentence.index, message),
          )
        : []),
    ]),
  );
}

/** Whether it is told in the history of another year, whose days it then means, though it says no year. */
function isOfPastEntry({ file, path }: Passage, { dates }: Conference, history: History | undefined): boolean {
  const [list, index] = path ?? [];
  if (file !== 'history.yaml' || list !== 'timeline' || typeof index !== 'number') return false;
  return history?.timeline[index]?.year !== Number(dates.first.slice(0, 4));
}

function datesIn(text: string): WrittenDate[] {
  const dates = (pattern: RegExp, [day, month]: [number, number]) =>
    [...text.matchAll(pattern)].map((match) => ({
      text: match[0],
      index: match.index,
      weekdays: [match[1], match[2]].filter((name) => name !== undefined),
      days: [match[day], match[day + 1]].filter((number) => number !== undefined).map(Number),
      month: MONTHS.indexOf(match[month] ?? '') + 1,
      year: match[6] === undefined ? undefined : Number(match[6]),
    }));
  return [...dates(DAY_FIRST, [3, 5]), ...dates(MONTH_FIRST, [4, 3])];
}

function impossible({ text, days, month, year }: WrittenDate): string | undefined {
  // A leap year, where none is said.
  const last = new Date(Date.UTC(year ?? 2024, month, 0)).getUTCDate();
  if (days.every((day) => day >= 1 && day <= last)) return undefined;
  return `${text} does not exist: ${MONTHS[month - 1]}${year ? ` ${year}` : ''} has ${last} days. Correct the date, for example: ${last} ${MONTHS[month - 1]}${year ? ` ${year}` : ''}.`;
}

function wrongWeekday(date: WrittenDate, { dates }: Conference): string | undefined {
  for (const [index, day] of date.days.entries()) {
    const [said, iso] = [date.weekdays[index], isoOf(date, day, dates.first)];
    const isKnown = date.year !== undefined || (iso >= dates.first && iso <= dates.last);
    if (said && isKnown && weekday(iso) !== said)
      return `${formatDate(iso)} is a ${weekday(iso)} and not a ${said}. Correct the day or the date, for example: ${weekday(iso)}, ${formatDate(iso)}.`;
  }
  return undefined;
}

function contradiction(
  date: WrittenDate,
  sentence: string,
  passage: Passage,
  { dates }: Conference,
): string | undefined {
  if (!isOfConference(passage) || !SAYS_WHEN.test(sentence) || SAYS_ELSE.test(sentence)) return undefined;
  const year = Number(dates.first.slice(0, 4));
  if (date.year !== undefined && date.year !== year && (TELLS_OF_OLD.test(sentence) || passage.file === 'history.yaml'))
    return undefined;
  const said = date.days.map((day) => isoOf(date, day, dates.first));
  const isRange = said.length === 2;
  const agrees = isRange
    ? said[0] === dates.first && said[1] === dates.last
    : said.every((iso) => iso >= dates.first && iso <= dates.last);
  if (agrees || (isRange && countDays(dates) > 2 && said.every((iso) => iso >= dates.first && iso <= dates.last)))
    return undefined;
  return `${date.text} is not the date of the conference: conference.yaml says ${formatDays(dates)}. Correct one of the two, or leave it out, because the website adds the date itself.`;
}

/** The days of an edition that is over, in a text that does not tell of the past: it was written for that edition. */
function daysOfOld(
  date: WrittenDate,
  sentence: string,
  passage: Passage,
  { dates }: Conference,
  past: readonly PastEdition[],
): string | undefined {
  if (!isOfConference(passage) || passage.file === 'history.yaml') return undefined;
  if (SAYS_ELSE.test(sentence) || TELLS_OF_OLD.test(sentence)) return undefined;
  const isWithin = ({ first, last }: Conference['dates']) =>
    date.days.map((day) => isoOf(date, day, first)).every((iso) => iso >= first && iso <= last);
  const meant = past.find((edition) => edition.dates.last < dates.first && isWithin(edition.dates));
  if (!meant || isWithin(dates)) return undefined;
  return `The ${ordinal(meant.edition)} edition was on ${date.text}, and this one is on ${formatDays(dates)}. Correct the date, or leave it out, because the website adds it itself.`;
}

/** A sentence that says in which month of which year the conference is. */
function otherYear(sentence: string, { file }: Passage, { dates }: Conference): string[] {
  const isMeant = SAYS_WHEN.test(sentence) && ![SAYS_ELSE, TELLS_OF_OLD, BEGAN].some((other) => other.test(sentence));
  if (!isMeant || file === 'history.yaml') return [];
  const months = [dates.first, dates.last].map((date) => formatMonth(date));
  return [...sentence.matchAll(MONTH_OF_YEAR)]
    .filter(([, month, year]) => !months.includes(`${month} ${year}`))
    .map(
      ([said]) =>
        `It says ${said}, but the conference is in ${months[0]}: conference.yaml says ${formatDays(dates)}. Write ${months[0]}, or leave it out.`,
    );
}

function otherMonth(sentence: string, { dates }: Conference): string[] {
  const [, said] = MEET_IN.exec(sentence) ?? [];
  const months = [dates.first, dates.last].map((date) => MONTHS[Number(date.slice(5, 7)) - 1]);
  if (!said || months.some((month) => month?.toLowerCase() === said.toLowerCase())) return [];
  return [
    `It says ${said}, but the conference is in ${months[0]}: conference.yaml says ${formatDays(dates)}. Write ${months[0]}, or leave the month out.`,
  ];
}

/** @param first first day of the conference, whose year is meant where none is said */
function isoOf({ month, year }: WrittenDate, day: number, first: string): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year ?? first.slice(0, 4)}-${two(month)}-${two(day)}`;
}
