import { countDays, formatDays, weekdays } from '../shared/dates.ts';
import type { Edition } from './collections.ts';
import { type FactsInWords, factsInWords } from './fill-in.ts';

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

/** The facts of the conference, worded for sentences in Hindi. Those that `parents-hi.yaml` does not give are absent. */
export function hindiFacts(edition: Pick<Edition, 'conference' | 'committees' | 'parents-hi'>): Partial<FactsInWords> {
  const { conference, committees } = edition;
  const { name, city, venue, dressCode, restrictions } = edition['parents-hi'].facts;
  const { replyHours, email, founded, branchOpened, munSince, ...english } = factsInWords(edition);
  const dresses =
    dressCode.length === 1 ? dressCode : dressCode.map((dress, day) => `${dayInSentence(day + 1)} ${dress}`);
  return {
    ...{ replyHours, email, founded, branchOpened, munSince },
    ...(name && { name }),
    ...(city && { city }),
    ...(venue && { venue }),
    ...(dressCode.length === conference.dressCode.length && {
      dressCode: new Intl.ListFormat('hi').format(dresses),
    }),
    ...(english.restrictions === '' ? { restrictions: '' } : restrictions && { restrictions }),
    edition: hindiOrdinal(conference.edition),
    days: formatDays(conference.dates, 'hi'),
    dayCount: hindiCardinal(countDays(conference.dates)),
    weekdays: weekdays(conference.dates, 'hi'),
    committeeCount: hindiCardinal(committees.length),
  };
}

/** `पहले दिन`: on the first day. */
function dayInSentence(day: number): string {
  return `${hindiOrdinal(day).replace(/ा$/, 'े').replace(/ाँ$/, 'ें')} दिन`;
}
