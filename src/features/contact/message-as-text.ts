import { mailtoHref } from '../../shared/mailto.ts';
import type { Message } from './message.ts';

/** Outlook and Windows cut or refuse addresses longer than about 2,000 characters. */
const MAX_LENGTH = 1800;

/** The message as plain text, to send or paste in another way. */
export function formatMessage({ name, email, message }: Message): string {
  const sender = [name, email].filter(Boolean).join('\n');
  return [message, sender].filter(Boolean).join('\n\n');
}

/**
 * A `mailto:` address that opens the visitor's email program with the message filled in.
 * @returns also whether the message is too long for that and must be pasted
 */
export function mailtoOf(to: string, message: Message) {
  const subject = 'A question for the secretariat';
  const whole = mailtoHref(to, subject, formatMessage(message));
  if (whole.length <= MAX_LENGTH) return { href: whole, mustPaste: false };
  return { href: mailtoHref(to, subject, 'Please paste your message here.'), mustPaste: true };
}
