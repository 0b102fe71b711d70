import type { ContactMessage } from './email.ts';

/** A field of the contact form. */
export type FieldName = keyof ContactMessage;

/** Most characters a field takes: an e-mail address cannot be longer than 254 (RFC 5321). */
export const MAX_LENGTH: Record<FieldName, number> = { name: 100, email: 254, message: 5000 };

/** Share of the maximum from which on a field counts its characters where the visitor sees it. */
const COUNTED_FROM = 0.8;

export const EMPTY_MESSAGE: ContactMessage = { name: '', email: '', message: '' };

/** What is wrong with a message, field by field; a field that is right is absent. */
export type FieldErrors = Partial<Record<FieldName, string>>;

const WHEN_EMPTY: Record<FieldName, string> = {
  name: 'Please write your name.',
  email: 'Please write your e-mail address.',
  message: 'Please write your message.',
};

/** The rule by which HTML judges `type=email`: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** Checks a message before it is sent. */
export function validate(message: ContactMessage): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of ['name', 'email', 'message'] as const) {
    const error = errorOf(field, message[field]);
    if (error) errors[field] = error;
  }
  return errors;
}

/** Whether a field has nothing in it but white space, if that. */
export function isEmpty(value: string): boolean {
  return value.trim() === '';
}

/** How many characters are left (negative: too many), or nothing while the maximum is far off. */
export function charactersLeft(field: FieldName, value: string): number | undefined {
  return value.length < MAX_LENGTH[field] * COUNTED_FROM ? undefined : MAX_LENGTH[field] - value.length;
}

function errorOf(field: FieldName, value: string): string | undefined {
  if (isEmpty(value)) return WHEN_EMPTY[field];
  if (value.length > MAX_LENGTH[field]) {
    return `Please shorten this by ${value.length - MAX_LENGTH[field]} characters: ${MAX_LENGTH[field]} is the most that can be sent.`;
  }
  if (field === 'email' && !EMAIL.test(value.trim())) {
    return 'Please write a full e-mail address, such as name@school.in.';
  }
  return undefined;
}
