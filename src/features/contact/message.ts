/** What a visitor writes to the secretariat. */
export interface Message {
  name: string;
  email: string;
  message: string;
}

/** A field of the contact form. */
export type FieldName = keyof Message;

export const FIELDS = ['name', 'email', 'message'] as const;

/** Limit of each field in characters. RFC 5321 allows no email address longer than 254. */
export const MAX_LENGTH: Record<FieldName, number> = { name: 100, email: 254, message: 5000 };

/** The count is shown from this share of the limit on. */
const COUNTED_FROM = 0.8;

export const EMPTY_MESSAGE: Message = { name: '', email: '', message: '' };

/** The visitor knows the outcome of every attempt at most this long after pressing Send. */
export const DEADLINE_MS = 15_000;

/** A message is sent no earlier than this after the page was opened. People do not notice it, and bots do not wait. */
export const MIN_OPEN_MS = 2000;

/**
 * Name of the field that people do not see: a bot that fills in every field gives itself away. Browsers and password
 * managers choose by its name what to fill in, and this one suggests nothing to them.
 */
export const HONEYPOT = 'leave-as-is';

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

/** Whether a value is empty or only white space. */
export function isEmpty(value: string): boolean {
  return value.trim() === '';
}

/** What the fields hold now, whether or not React has rendered it yet. */
export function readMessage(form: HTMLFormElement): Message {
  const { name = '', email = '', message = '' } = Object.fromEntries(new FormData(form)) as Partial<Message>;
  return { name, email, message };
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
