import type { ContactMessage } from './email.ts';

/** Longer addresses are cut or refused by some mail programs: Outlook and Windows take about 2,000 characters. */
const MAX_LENGTH = 1800;

const PASTE_HERE = 'Please paste your message here.';

/** A letter that holds what the form held, for whoever sends or pastes it another way. */
export function asLetter({ name, email, message }: ContactMessage, reference: string | undefined): string {
  return [message, [name, email].filter(Boolean).join('\n'), reference && `Reference: ${reference}`]
    .filter(Boolean)
    .join('\n\n');
}

/**
 * A `mailto:` address that opens the visitor's mail program with the letter written.
 * @returns also whether the letter was too long for it and must be pasted
 */
export function mailtoOf(to: string, message: ContactMessage, reference: string | undefined) {
  const subject = reference ? `A question to the secretariat (${reference})` : 'A question to the secretariat';
  const whole = address(to, subject, asLetter(message, reference));
  if (whole.length <= MAX_LENGTH) return { href: whole, mustPaste: false };
  return { href: address(to, subject, PASTE_HERE), mustPaste: true };
}

/** A `mailto:` address of a report that begins with what helps in one. @param say what helps, such as `The page` */
export function reportAddress(to: string, siteName: string, say: readonly string[]): string {
  return address(to, `Accessibility of the website of ${siteName}`, say.map((thing) => `${thing}:\n\n`).join('\n'));
}

function address(to: string, subject: string, body: string): string {
  // Line breaks are CR LF in a mailto: (RFC 6068); half a character pair cannot be encoded.
  const encode = (text: string) =>
    encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd').replace(/\r?\n/g, '\r\n'));
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(body)}`;
}
