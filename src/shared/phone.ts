import {
  type CountryCode,
  getCountries,
  getExampleNumber,
  type PhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { FORMATS } from './locale.ts';

/** Telephone numbers as people write them. A number without a country code is of `country`, such as `IN`. */

export type { CountryCode };

/** The two letters of every country that has telephone numbers. */
export const COUNTRIES = getCountries();

/** A number that may exist, or nothing. */
function parse(typed: string, country: CountryCode): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(plain(typed), { defaultCountry: country, extract: false });
  return number?.isValid() ? number : undefined;
}

/** The library does not read brackets around the code of a country: `(+91) 98765 43210`. */
function plain(typed: string): string {
  return typed.trim().replace(/^\((\+\d+)\)/, '$1 ');
}

/** A number as every telephone dials it: `+919876543210`. Nothing where the text is no number. */
export function toE164(typed: string, country: CountryCode): string | undefined {
  return parse(typed, country)?.number;
}

/** A number as visitors read it: `+91 98765 43210`. */
export function formatPhone(typed: string, country: CountryCode): string {
  return parse(typed, country)?.formatInternational() ?? typed;
}

/** A link that calls a number, with its extension as in RFC 3966: `tel:+915222234567;ext=12`. */
export function telHref(typed: string, country: CountryCode): string {
  return parse(typed, country)?.getURI() ?? `tel:${typed}`;
}

/** Where a number’s WhatsApp is written to. */
export function whatsappUrl(typed: string, country: CountryCode): string {
  return `https://wa.me/${(toE164(typed, country) ?? typed).replace(/\D/g, '')}`;
}

/** Whether a number says of which country it is. */
export function hasCountryCode(typed: string): boolean {
  return /^(\+|00)/.test(plain(typed));
}

/** What is wrong with a number, in a sentence; nothing if it can be dialled. */
export function phoneIssue(typed: string, country: CountryCode): string | undefined {
  if (parse(typed, country)) return undefined;
  const several = typed.split(/\s*(?:[/;,]|\bor\b)\s*/).filter((part) => parse(part, country));
  if (several.length > 1)
    return `These are several numbers. Write each one on its own line, after a dash: ${several.join(' and ')}`;
  const example = `for example: '${getExampleNumber(country, examples)?.formatInternational()}'`;
  const number = parsePhoneNumberFromString(plain(typed), { defaultCountry: country, extract: false });
  if (number)
    return `${typed} cannot be dialled: there is no number ${number.formatInternational()}. Check its digits and the code of its country, ${example}`;
  if (validatePhoneNumberLength(plain(typed)) === 'INVALID_COUNTRY' && hasCountryCode(typed))
    return `No country has the code at the beginning of ${typed}. Correct it, ${example}`;
  return `${typed} is not a telephone number. Write its digits with the code of its country, in quotes, ${example}`;
}

/** Name of a country: `Ireland` for `IE`. */
export function countryName(country: CountryCode): string {
  return new Intl.DisplayNames(FORMATS, { type: 'region' }).of(country) ?? country;
}
