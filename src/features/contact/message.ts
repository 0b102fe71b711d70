import { FORMATS } from '../../shared/locale.ts';

export interface Message {
  name: string;
  email: string;
  message: string;
}

export type FieldName = keyof Message;

export const FIELDS = ['name', 'email', 'message'] as const;

/** In characters. The limit for email addresses is that of RFC 5321. */
const LIMITS: Record<FieldName, number> = { name: 100, email: 254, message: 5000 };

/** The number of characters left appears when it is at most this share of the limit. */
const COUNTED_SHARE = 0.2;

export type FieldErrors = Partial<Record<FieldName, string>>;

const WHEN_EMPTY: Record<FieldName, string> = {
  name: 'Please enter your name.',
  email: 'Please enter your email address.',
  message: 'Please enter your message.',
};

const NO_ADDRESS = 'This is not an email address. Please check what is before and after the @.';
/** For addresses with non-ASCII letters, which browsers and many mail services refuse. */
const OTHER_LETTERS = 'Please enter an email address with the letters a to z alone. We cannot reply to others.';

/** @param isAddress whether the browser accepts the email address */
export function validate(message: Message, isAddress: boolean): FieldErrors {
  const errors = FIELDS.map((field) => [field, errorOf(field, message[field], isAddress)]);
  return Object.fromEntries(errors.filter(([, error]) => error));
}

export function hasEmptyField(errors: FieldErrors): boolean {
  return FIELDS.some((field) => errors[field] === WHEN_EMPTY[field]);
}

/** The number of characters left or too many; empty far from the limit. */
export function countCharacters(field: FieldName, value: string): string {
  const left = charactersLeft(field, value);
  if (left > LIMITS[field] * COUNTED_SHARE) return '';
  return `${formatCharacters(Math.abs(left))} ${left < 0 ? 'too many' : 'left'}`;
}

function errorOf(field: FieldName, value: string, isAddress: boolean): string | undefined {
  if (isEmpty(value)) return WHEN_EMPTY[field];
  const left = charactersLeft(field, value);
  if (left < 0) return `Please shorten this by ${formatCharacters(-left)}.`;
  if (field === 'email' && !isAddress) return isInAscii(value) ? NO_ADDRESS : OTHER_LETTERS;
  return undefined;
}

function isInAscii(value: string): boolean {
  return [...value].every((character) => character <= '~');
}

/** White space and invisible characters count as empty. */
function isEmpty(value: string): boolean {
  return /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u.test(value);
}

function charactersLeft(field: FieldName, value: string): number {
  return LIMITS[field] - [...value].length;
}

function formatCharacters(count: number): string {
  return count === 1 ? '1 character' : `${new Intl.NumberFormat(FORMATS).format(count)} characters`;
}
