import { Link } from '../../ui/link.tsx';
import type { Message } from './message.ts';

/** Outlook and Windows cut or refuse addresses longer than about 2,000 characters. */
const MAX_LENGTH = 1800;

/**
 * Opens the visitor's email program with the message. If the message is too long for a link, visitors have to paste it.
 * @param message undefined while the link is hidden
 */
export function MailLink({ to, message }: { to: string; message: Message | undefined }) {
  const { href, mustPaste } = message ? mailAddress(to, message) : { href: `mailto:${to}`, mustPaste: false };
  // In a new tab: webmail would replace this page, and browsers would ask before leaving it while the form is sending.
  return (
    <Link className="link" href={href} target="_blank">
      {mustPaste ? 'copy it and send it from your email program' : 'send it from your email program'}
    </Link>
  );
}

/** The `mailto:` address, and whether the message is too long for it. */
export function mailAddress(to: string, { name, email, message }: Message): { href: string; mustPaste: boolean } {
  const subject = 'A question for the secretariat';
  const sender = [name, email].filter(Boolean).join('\n');
  const href = mailtoHref(to, subject, [message, sender].filter(Boolean).join('\n\n'));
  if (href.length <= MAX_LENGTH) return { href, mustPaste: false };
  return { href: mailtoHref(to, subject, 'Please paste your message here.'), mustPaste: true };
}

function mailtoHref(to: string, subject: string, body: string): string {
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(body)}`;
}

function encode(text: string): string {
  // Some keyboards type half an emoji, which cannot be encoded. Line breaks are CR LF in a mailto: address (RFC 6068).
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r?\n/g, '\r\n'));
}
