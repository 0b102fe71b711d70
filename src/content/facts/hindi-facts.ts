import { countDays, formatDays, weekdays } from '../../shared/dates.ts';
import type { FactName, FactSources } from '../fill-in.ts';
import { dressByDay, withExamples } from './dress-code.ts';
import { restrictionSentences } from './restrictions.ts';

/** Finds the Hindi of an English text, if there is any. */
export type LookUp = (english: string) => string | undefined;

const CARDINALS = 'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस'.split(' ');
const IRREGULAR_ORDINALS: Record<number, string> = { 1: 'पहला', 2: 'दूसरा', 3: 'तीसरा', 4: 'चौथा', 6: 'छठा' };

/** A whole number in Hindi: in words up to twenty. */
function hindiCardinal(value: number): string {
  return CARDINALS[value] ?? String(value);
}

/** A whole number from 1 on as an ordinal in Hindi: `नौवाँ`. */
export function hindiOrdinal(value: number): string {
  return IRREGULAR_ORDINALS[value] ?? `${hindiCardinal(value)}वाँ`;
}

/** `पहले दिन`: on the first day. */
function onDay(day: number): string {
  return `${hindiOrdinal(day).replace(/ा$/, 'े').replace(/ाँ$/, 'ें')} दिन`;
}

/** Facts that are words are translated; figures and dates are written in Hindi by code. */
const HINDI_FACTS: Record<FactName, (sources: FactSources, lookUp: LookUp) => string | undefined> = {
  name: ({ conference }, lookUp) => lookUp(conference.name),
  edition: ({ conference }) => hindiOrdinal(conference.edition),
  city: ({ conference }, lookUp) => lookUp(conference.city),
  venue: ({ conference }, lookUp) => lookUp(conference.venue),
  days: ({ conference }) => formatDays(conference.dates, 'hi'),
  dayCount: ({ conference }) => hindiCardinal(countDays(conference.dates)),
  weekdays: ({ conference }) => weekdays(conference.dates, 'hi'),
  dressCode: ({ conference }, lookUp) =>
    joined(
      dressByDay(conference).map(({ day, title }) => {
        const dress = lookUp(title);
        return dress && day ? `${onDay(day)} ${dress}` : dress;
      }),
      listInHindi,
    ),
  dressExamples: ({ conference }, lookUp) =>
    joined(
      withExamples(conference).map(({ title, examples }) => {
        const [dress, inHindi] = [lookUp(title), lookUp(examples)];
        return dress && inHindi && `${dress} में ${inHindi} जैसे परिधान आते हैं।`;
      }),
    ),
  forms: ({ conference: { registration } }, lookUp) =>
    joined(
      registration.map(({ title }) => lookUp(title)),
      (titles) => `${hindiCardinal(titles.length)} फ़ॉर्म ${titles.length === 1 ? 'है' : 'हैं'}: ${listInHindi(titles)}।`,
    ),
  restrictions: ({ committees }, lookUp) => joined(restrictionSentences(committees).map(lookUp)),
  committeeCount: ({ committees }) => hindiCardinal(committees.length),
  replyHours: ({ conference }) => String(conference.replyWithinHours),
  email: ({ conference }) => conference.email,
  founded: ({ conference }) => String(conference.school.founded),
  branchOpened: ({ conference }) => String(conference.school.branchOpened),
  munSince: ({ conference }) => String(conference.school.munSince),
};

/** A fact worded for sentences in Hindi; absent where something in it has no Hindi. */
export function hindiFact(name: FactName, sources: FactSources, lookUp: LookUp): string | undefined {
  return HINDI_FACTS[name](sources, lookUp);
}

/** Several texts as one, if each of them has its Hindi. */
function joined(
  texts: (string | undefined)[],
  join: (texts: string[]) => string = (all) => all.join(' '),
): string | undefined {
  const known = texts.filter((text) => text !== undefined);
  return known.length === texts.length ? join(known) : undefined;
}

function listInHindi(things: string[]): string {
  return new Intl.ListFormat('hi').format(things);
}
