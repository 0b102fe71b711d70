import type { ContactMessage } from './email.ts';

/** Digits and capitals without those taken for one another when read aloud or copied by hand: 0 O, 1 I L, U V. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTWXYZ';

const REFERENCE = new RegExp(`^MUN-[${LETTERS}]{4}-[${LETTERS}]{4}$`);

/** A new reference for a message, such as `MUN-7F3K-9Q2D`: one in some 500 thousand million. */
export function newReference(): string {
  // 29 letters do not divide 256: the slight preference for some matters to nobody here.
  const letters = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `MUN-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

export function isReference(value: unknown): value is string {
  return typeof value === 'string' && REFERENCE.test(value);
}

/** The message as it is sent, with its reference as the last line: the service's template has three fields and no more. */
export function withReference(message: ContactMessage, reference: string): ContactMessage {
  return { ...message, message: `${message.message}\n\nReference: ${reference}` };
}
