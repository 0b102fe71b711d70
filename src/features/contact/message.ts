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

/** Limit of each field in characters. RFC 5321 allows no email address longer than 254. */
const MAX_LENGTH: Record<FieldName, number> = { name: 100, email: 254, message: 5000 };

/** The count is shown from this share of the limit on. */
const COUNTED_FROM = 0.8;

/** What is wrong with a message, field by field. Fields without an error are absent. */
export type FieldErrors = Partial<Record<FieldName, string | undefined>>;

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
  const countedFrom = MAX_LENGTH[field] * COUNTED_FROM;
  // No text has more characters than code units, and those are quick to count.
  if (value.length < countedFrom) return undefined;
  const count = countCharacters(value);
  return count < countedFrom ? undefined : MAX_LENGTH[field] - count;
}

/** A number of characters in words, such as `1 character`. */
export function formatCharacters(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`;
}

function errorOf(field: FieldName, value: string, isAddress: boolean): string | undefined {
  if (isEmpty(value)) return WHEN_EMPTY[field];
  const left = charactersLeft(field, value) ?? 0;
  if (left < 0) {
    return `Please shorten this by ${formatCharacters(-left)}. The limit is ${formatCharacters(MAX_LENGTH[field])}.`;
  }
  return field === 'email' && !isAddress ? 'Please enter a full email address, such as name@school.in.' : undefined;
}

/** Counts characters as people see them. Firefox before 125 has no Segmenter and counts code points. */
function countCharacters(text: string): number {
  if (!('Segmenter' in Intl)) return [...text].length;
  return [...new Intl.Segmenter('en').segment(text)].length;
}
