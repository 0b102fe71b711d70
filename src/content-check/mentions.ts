const MONTHS = 'January February March April May June July August September October November December';
const MONTH = MONTHS.replace(/(\w{3})(\w*)/g, '$1(?:$2)?').replaceAll(' ', '|');
const DAY_BEFORE_MONTH = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH})\\b`, 'g');
const MONTH_BEFORE_DAY = new RegExp(`(?<!\\d )\\b(${MONTH}) (\\d{1,2})(?:st|nd|rd|th)?\\b`, 'g');

const IN_FIGURES = /\b0?(\d{1,2})([./-])(0?[1-9]|1[0-2])\2(\d{4})\b/g;

/** A text with all its dates written alike: `10th of October`, `October 10` and `10/10/2025` become `10 Oct` and its year. */
export function withShortDates(text: string): string {
  return text
    .replace(IN_FIGURES, (_, day, _sign, month, year) => `${day} ${MONTHS.split(' ')[month - 1]} ${year}`)
    .replace(DAY_BEFORE_MONTH, (_, day, month) => `${day} ${month.slice(0, 3)}`)
    .replace(MONTH_BEFORE_DAY, (_, month, day) => `${day} ${month.slice(0, 3)}`);
}

/**
 * Whether a text contains these words, with straight or curly apostrophes, any kind of space and dates in any form, but not
 * as the end of a longer word or number: “15 December” does not mention “5 December”.
 */
export function mentions(text: string, words: string): boolean {
  const [inText = '', sought = ''] = [text, words].map((one) =>
    withShortDates(one.replaceAll("'", '’').replaceAll('\u00a0', ' ')),
  );
  const before = inText.split(sought).slice(0, -1);
  return before.some((part) => !/[\p{L}\d]$/u.test(part));
}
