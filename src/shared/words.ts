const CARDINALS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
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
const ROMAN: [number, string][] = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** A whole number from 0 to 99 in words, `forty-two`; larger ones in digits. */
export function cardinal(value: number): string {
  if (value < 20) return CARDINALS[value] ?? String(value);
  if (value > 99) return String(value);
  const [tens, ones] = [TENS[Math.floor(value / 10)] ?? '', value % 10];
  return ones === 0 ? tens : `${tens}-${CARDINALS[ones]}`;
}

/** A whole number from 1 to 99 as an ordinal in words, `ninth`; larger ones in digits, `101st`. */
export function ordinal(value: number): string {
  if (value > 99) return `${value}${digitSuffix(value)}`;
  const words = cardinal(value).split('-');
  const last = words.pop() ?? '';
  const ending = IRREGULAR_ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return [...words, ending].join('-');
}

/** A year in words as a treaty writes it: `two thousand and twenty-five`. @param year 2000 to 2099 */
export function yearInWords(year: number): string {
  const rest = year % 100;
  return rest === 0 ? 'two thousand' : `two thousand and ${cardinal(rest)}`;
}

/** A whole number from 1 on as a roman numeral: `XII`. */
export function roman(value: number): string {
  let rest = value;
  let numeral = '';
  for (const [size, letters] of ROMAN) {
    while (rest >= size) {
      numeral += letters;
      rest -= size;
    }
  }
  return numeral;
}

/** The text with its first letter in upper case. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Several things as a sentence lists them: `a, b and c`. */
export function listed(things: readonly string[]): string {
  return things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;
}

function digitSuffix(value: number): string {
  const rest = value % 100;
  if (rest >= 11 && rest <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][value % 10] ?? 'th';
}
