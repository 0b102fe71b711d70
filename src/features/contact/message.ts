import { FORMATS } from '../../shared/locale.ts';

/** What a visitor writes to the secretariat. */
export interface Message {
  name: string;
  email: string;
  message: string;
}

/** A field of the contact form. */
export type FieldName = keyof Message;

export const FIELDS = ['name', 'email', 'message'] as const;

export const EMPTY_MESSAGE: Message = { name: '', email: '', message: '' };

/**
 * Limits of each field. RFC 5321 allows no email address longer than 254 characters. The bytes together, with the
 * identifiers, stay below the 50 KB that the service takes: a family in one emoji is one character and 25 bytes.
 */
const LIMITS: Record<FieldName, { characters: number; bytes: number }> = {
  name: { characters: 100, bytes: 3000 },
  email: { characters: 254, bytes: 2000 },
  message: { characters: 5000, bytes: 44_000 },
};

/** The count is shown from this share of the limit on. */
const COUNTED_FROM = 0.8;

/** What is wrong with a message, field by field. Fields without an error are absent. */
export type FieldErrors = Partial<Record<FieldName, string>>;

const WHEN_EMPTY: Record<FieldName, string> = {
  name: 'Please enter your name.',
  email: 'Please enter your email address.',
  message: 'Please enter your message.',
};

/** Checks a message before it is sent. @param isAddress whether the browser accepts the email address */
export function validate(message: Message, isAddress: boolean): FieldErrors {
  const errors = FIELDS.map((field) => [field, errorOf(field, message[field], isAddress)]);
  return Object.fromEntries(errors.filter(([, error]) => error));
}

/** Whether nothing of a value can be seen: it is empty, or only white space and invisible characters. */
export function isEmpty(value: string): boolean {
  return /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u.test(value);
}

/** How many characters are left (negative: too many), or nothing while the limit is far off. */
export function charactersLeft(field: FieldName, value: string): number | undefined {
  const limit = LIMITS[field];
  const countedFrom = limit.characters * COUNTED_FROM;
  // No text has more characters than code units, nor a code unit more than six bytes. Those are quick to count.
  if (value.length < countedFrom) return undefined;
  const characters = splitCharacters(value);
  const left = Math.min(limit.characters, fittingInto(limit.bytes, characters)) - characters.length;
  return left < 0 || characters.length >= countedFrom ? left : undefined;
}

/** A number of characters in words, such as `1 character`. */
export function formatCharacters(count: number): string {
  return count === 1 ? '1 character' : `${new Intl.NumberFormat(FORMATS).format(count)} characters`;
}

function errorOf(field: FieldName, value: string, isAddress: boolean): string | undefined {
  if (isEmpty(value)) return WHEN_EMPTY[field];
  const left = charactersLeft(field, value) ?? 0;
  if (left < 0) return `Please shorten this by ${formatCharacters(-left)}.`;
  return field === 'email' && !isAddress ? 'Please enter a full email address, such as name@school.in.' : undefined;
}

/** A text in characters as people see them. Firefox before 125 has no Segmenter: code points. */
function splitCharacters(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text];
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
}

/** How many of these characters a request has room for, if not for all of them. */
function fittingInto(maxBytes: number, characters: string[]): number {
  const encoder = new TextEncoder();
  let bytes = 0;
  const firstOver = characters.findIndex((character) => {
    // In JSON, without its quotes.
    bytes += encoder.encode(JSON.stringify(character)).length - 2;
    return bytes > maxBytes;
  });
  return firstOver === -1 ? Infinity : firstOver;
}
