import { FILES, type SiteContent } from '../content/collections.ts';
import { formatPlace } from '../content/issue.ts';
import { isPlaceholder, TO_BE_WRITTEN } from '../content/placeholder.ts';
import { type ContentFolder, lineIn } from '../content/read.ts';
import { linksIn, passagesOf } from '../content/texts.ts';

interface Place {
  file: string;
  line?: number | undefined;
  text: string;
}

/** Groups of nine or more digits, in any script: more than a date has. */
const DIGITS = /(?<![\p{L}\p{Nd}])\+?\(?\p{Nd}(?:[\s().\u2010-\u2013-]{0,2}\p{Nd}){8,14}(?![\p{L}\p{Nd}])/u;
const DIALLED = /^(?:tel|sms):|^https:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\?phone=)\d/;
const WEB_ADDRESS = /\bhttps?:\S+/g;
const EMAIL_ADDRESS = /[^\s<>()[\]{}"'“”,;:|]+@[^\s<>()[\]{}"'“”,;:|]+\.\p{L}{2,}/gu;
/** Placeholders such as TODO or [your name], unless in brackets of a link, and the example telephone number. */
const LEFT_OVER =
  /\b(?:TODO|TBA|TBC|TBD|XXX+|to be (?:confirmed|filled in|updated))\b|\blorem ipsum\b|_{4,}|\?{3,}|^\W*(?:your|insert) [\w ]{3,30} here\W*$|\[(?:insert|name|date|time|venue|fee|your)\b[^\][]*\](?![([])|\b98765 ?4321\d\b/i;

/** What does not stop a build, but would hurt somebody or mislead visitors: one line each, with all its places. */
export function listReminders(content: SiteContent, { files }: ContentFolder): string[] {
  const { conference, addressals, secretariat } = content;
  const passages = files.flatMap(passagesOf);
  const others = passages.filter(({ file }) => file !== FILES.secretariat.name);
  const links = files.flatMap(linksIn);
  const own = conference.email.toLowerCase();
  const isStrange = (address: string) => !own.endsWith(address.toLowerCase()) && !isPlaceholder(address);
  const found: Record<string, Place[]> = {
    'Telephone numbers outside the list of the secretariat. Ask whoever answers there, or remove them': [
      ...others.filter(({ text }) => DIGITS.test(text.replace(WEB_ADDRESS, ''))),
      ...links.filter(({ address }) => DIALLED.test(address)),
    ],
    // Of an address with an apostrophe, the pattern sees only the end.
    'Email addresses other than that of the conference. Ask whoever reads them, or write {email}': others.filter(
      ({ text }) => text.match(EMAIL_ADDRESS)?.some(isStrange),
    ),
    'Links to a WhatsApp group. Everybody who joins sees the telephone numbers of all others: remove them':
      links.filter(({ address }) => address.startsWith('https://chat.whatsapp.com/')),
    'Texts to be written': passages.filter(({ text }) => text.startsWith(TO_BE_WRITTEN)),
    'Placeholders for real addresses and accounts': passages.filter(({ text }) => isPlaceholder(text)),
    'Placeholder words that nobody has replaced': passages.filter(({ text }) => LEFT_OVER.test(text)),
    'Letters without a name, or that their writer has not confirmed': addressals
      .filter(({ author, confirmed }) => author === '' || !confirmed)
      .map(({ slug, title }) => ({ file: `addressals/${slug}.md`, text: title })),
    'Roles without a name or a telephone number': secretariat.roles.flatMap(({ role, name, phones }, index) => {
      const place = { file: FILES.secretariat.name, path: ['roles', index] };
      return name === '' || phones.length === 0 ? { ...place, line: lineIn(files, place), text: role } : [];
    }),
  };
  return Object.entries(found).flatMap(([title, places]) => {
    const lines = new Set(places.map(formatPlace));
    return lines.size > 0 ? `${title}: ${[...lines].join('; ')}` : [];
  });
}
