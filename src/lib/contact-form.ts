import type { ContactMessage } from './email.ts';

/** A field of the contact form. */
export type FieldName = keyof ContactMessage;

/** Most characters a field takes: an e-mail address cannot be longer than 254 (RFC 5321). */
export const MAX_LENGTH: Record<FieldName, number> = { name: 100, email: 254, message: 5000 };

/** Share of the maximum from which on a field counts its characters where the visitor sees it. */
const COUNTED_FROM = 0.8;

export const EMPTY_MESSAGE: ContactMessage = { name: '', email: '', message: '' };

/** Every attempt to send ends in an outcome that the visitor is told, this soon after pressing Send. */
export const DEADLINE_MS = 15_000;

/** A message is not sent before the page has been open this long: people do not notice, programs do not wait. */
export const MIN_OPEN_MS = 2000;

/** The field that no person sees. Its name means nothing to those who fill in forms for people. */
export const HONEYPOT = 'leave-as-is';

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

/** Whether there is nothing at all in a message. */
export function isBlank({ name, email, message }: ContactMessage): boolean {
  return [name, email, message].every(isEmpty);
}

/** Whether two messages say the same, letter by letter. */
export function isSame(one: ContactMessage, other: ContactMessage): boolean {
  return one.name === other.name && one.email === other.email && one.message === other.message;
}

/** What a form's fields hold now: the truth, whatever has been rendered. */
export function readMessage(form: HTMLFormElement): ContactMessage {
  const fields = new FormData(form);
  const read = (name: FieldName) => String(fields.get(name) ?? '');
  return { name: read('name'), email: read('email'), message: read('message') };
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
