/** Outlook and Windows cut or refuse addresses longer than about 2,000 characters. */
const MAX_LENGTH = 1800;

/** What a visitor writes to the secretariat. */
export interface Message {
  name: string;
  email: string;
  message: string;
}

/** The message as plain text, to send or paste in another way. */
export function formatMessage({ name, email, message }: Message): string {
  return [message, [name, email].filter(Boolean).join('\n')].filter(Boolean).join('\n\n');
}

/**
 * A `mailto:` address that opens the visitor's e-mail program with the message filled in.
 * @returns also whether the message is too long for that and must be pasted
 */
export function mailtoOf(to: string, message: Message) {
  const subject = 'A question for the secretariat';
  const whole = address(to, subject, formatMessage(message));
  if (whole.length <= MAX_LENGTH) return { href: whole, mustPaste: false };
  return { href: address(to, subject, 'Please paste your message here.'), mustPaste: true };
}

/** A `mailto:` address for reporting a problem. @param topics what the report should cover, such as `The page` */
export function reportAddress(to: string, siteName: string, topics: readonly string[]): string {
  return address(to, `Accessibility of the ${siteName} website`, topics.map((topic) => `${topic}:\n\n`).join('\n'));
}

function address(to: string, subject: string, body: string): string {
  // Line breaks are CR LF in a mailto: address (RFC 6068). A lone surrogate cannot be encoded.
  const encode = (text: string) =>
    encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd').replace(/\r?\n/g, '\r\n'));
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(body)}`;
}
