import { FORMATS } from './locale.ts';

/** Invisible characters, except zero-width joiners, which Hindi words contain. */
export const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/u;

const UNDER_TWENTY =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const ONES = UNDER_TWENTY.split(' ');
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const IRREGULAR_ORDINALS: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};
const ROMAN = { C: 100, XC: 90, L: 50, XL: 40, X: 10, IX: 9, V: 5, IV: 4, I: 1 };

/** From 0 to 99 in words, `forty-two`; larger numbers in digits. */
export function cardinal(value: number): string {
  if (value > 99) return String(value);
  const ones = ONES[value < 20 ? value : value % 10];
  if (value < 20) return ones ?? '';
  const tens = TENS[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? tens : `${tens}-${ones}`;
}

/** From 1 to 99: `third`. */
export function ordinal(value: number): string {
  return cardinal(value).replace(
    /[a-z]+$/,
    (last) => IRREGULAR_ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`),
  );
}

/** `one day`, `two days`. */
export function pluralise(value: number, noun: string): string {
  return `${cardinal(value)} ${noun}${value === 1 ? '' : 's'}`;
}

/** `ninth edition`. */
export function editionName(number: number): string {
  return `${ordinal(number)} edition`;
}

/** Roman numerals: `XII`. */
export function roman(value: number): string {
  const [letters, size] = Object.entries(ROMAN).find(([, size]) => size <= value) ?? [];
  return letters && size ? letters + roman(value - size) : '';
}

/** Whether a sentence begins after this text: not after “e.g. ”. */
export function beginsSentence(before: string): boolean {
  return /(?:^|[\p{L}\p{N})]{2}[.!?]["”’)]?\s+)["“‘(]*$/u.test(before.slice(-40));
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `a, b and c`. @param language such as `hi` */
export function formatList(things: readonly string[], language = FORMATS): string {
  return new Intl.ListFormat(language).format(things);
}

/** The capitals of a title without subtitle, at most six: `ECOSOC`. If it has none, the first letters of its words. */
export function initials(title: string): string {
  const [name = ''] = title.split(/[;:([]/);
  const words = name.trim() || title;
  const letters = words.match(/\p{Lu}/gu) ?? words.match(/(?<![\p{L}\p{M}])\p{L}/gu) ?? [];
  return letters.slice(0, 6).join('').toUpperCase();
}
