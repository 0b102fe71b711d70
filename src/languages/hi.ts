import type { NumberWords } from './language.ts';

const CARDINALS = 'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस'.split(' ');
const IRREGULAR_ORDINALS: Record<number, string> = { 1: 'पहला', 2: 'दूसरा', 3: 'तीसरा', 4: 'चौथा', 6: 'छठा' };

/** In words up to twenty. */
function cardinal(value: number): string {
  return CARDINALS[value] ?? String(value);
}

/** `नौवाँ` */
function ordinal(value: number): string {
  return IRREGULAR_ORDINALS[value] ?? `${cardinal(value)}वाँ`;
}

/** `पहले` */
function ordinalOnDay(day: number): string {
  return ordinal(day).replace(/ा$/, 'े').replace(/ाँ$/, 'ें');
}

/** Hindi's numbers in words, which `Intl` does not know. */
export const HINDI_NUMBERS: NumberWords = { cardinal, ordinal, ordinalOnDay };
