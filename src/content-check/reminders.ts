import { FILES, type SiteContent } from '../content/collections.ts';
import { isPlaceholder, TO_BE_WRITTEN } from '../content/placeholder.ts';
import { type ContentFolder, lineIn } from '../content/read.ts';
import { linksIn, passagesOf } from '../content/texts.ts';
import { BROCHURE, NAMED_PAGES } from '../routes.ts';
import { formatDays } from '../shared/dates.ts';
import { endOf } from '../shared/time-zones.ts';

interface Place {
  file: string;
  line?: number | undefined;
  text: string;
}

/** Something to do that does not stop a build. Each entry in `places` is one file, with lines. */
interface Reminder {
  title: string;
  places: string[];
}

/** A telephone number: nine digits or more, in any script. Numbers in thousands, `1 400 000 000`, do not match. */
const DIGITS =
  /(?<![\p{L}\p{Nd}])(?!\d{1,3}(?: \d{3})+(?!\d))\+?\(?\p{Nd}(?:[\s().\u2010-\u2013-]{0,2}\p{Nd}){8,14}(?![\p{L}\p{Nd}])/u;
const DIALLED = /^(?:tel|sms):|^https:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\?phone=)\d/;
const WEB_ADDRESS = /\bhttps?:\S+/g;
const EMAIL_ADDRESS = /[^\s<>()[\]{}"'“”,;:|]+@[^\s<>()[\]{}"'“”,;:|]+\.\p{L}{2,}/gu;
/** Placeholders in capitals. */
const ABBREVIATION = /\b(?:TODO|TBA|TBC|TBD|X{4,})\b/;
/** Other placeholders, such as [your name] if it is not a link, and the telephone number of examples. */
const LEFT_OVER =
  /\bto be (?:confirmed|filled in|updated)\b|\blorem ipsum\b|_{4,}|\?{3,}|^\W*(?:your|insert) [\w ]{3,30} here\W*$|\[(?:insert|name|date|time|venue|fee|your)\b[^\][]*\](?![([])|\b98765 ?4321\d\b/i;

/** Lists what may harm people, such as private numbers, and what is unfinished. @param now milliseconds since the epoch */
export function listReminders(content: SiteContent, { files }: ContentFolder, now = Date.now()): Reminder[] {
  const { conference, addressals, furtherPages, secretariat } = content;
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
    // `EMAIL_ADDRESS` finds only the end of an address with an apostrophe, so `isStrange` compares ends.
    'Email addresses other than that of the conference. Ask whoever reads them, or write {email}': others.filter(
      ({ text }) => text.match(EMAIL_ADDRESS)?.some(isStrange),
    ),
    'Links to a WhatsApp group. Everybody who joins sees the telephone numbers of all others: remove them':
      links.filter(({ address }) => address.startsWith('https://chat.whatsapp.com/')),
    'Texts to be written': passages.filter(({ text }) => text.startsWith(TO_BE_WRITTEN)),
    'Placeholders for real addresses and accounts': passages.filter(({ text }) => isPlaceholder(text)),
    'Placeholder words that nobody has replaced': passages.filter(
      ({ text }) => ABBREVIATION.test(text) || LEFT_OVER.test(text),
    ),
    'Pages and documents to which the website leads by their name, and which are not there': [
      ...Object.values(NAMED_PAGES)
        .filter((name) => !furtherPages.some(({ slug }) => slug === name))
        .map((name) => ({ file: `pages/${name}.md`, text: name })),
      ...(conference.resources.some(({ title }) => title === BROCHURE)
        ? []
        : [{ file: `${FILES.conference.name} (${BROCHURE})`, text: BROCHURE }]),
    ],
    'Letters without a name, or that their writer has not confirmed': addressals
      .filter(({ author, confirmed }) => author === '' || !confirmed)
      .map(({ slug, title }) => ({ file: `addressals/${slug}.md`, text: title })),
    'Roles without a name or a telephone number': secretariat.roles.flatMap(({ role, name, phones }, index) => {
      const place = { file: FILES.secretariat.name, path: ['roles', index] };
      return name === '' || phones.length === 0 ? { ...place, line: lineIn(files, place), text: role } : [];
    }),
    'The conference is over. To keep its website and begin the next edition: npm run new-edition':
      now < endOf(conference.dates.last, conference.timeZone)
        ? []
        : [{ file: FILES.conference.name, text: formatDays(conference.dates.last) }],
  };
  return Object.entries(found).flatMap(([title, places]) => {
    const byFile = Map.groupBy(places, ({ file }) => file);
    return places.length > 0 ? { title, places: [...byFile].map(formatPlaces) } : [];
  });
}

/** `committees/disec.md, lines 24, 28`. */
function formatPlaces([file, places]: [string, Place[]]): string {
  const lines = [...new Set(places.flatMap(({ line }) => line ?? []))];
  if (lines.length === 0) return file;
  return `${file}, line${lines.length > 1 ? 's' : ''} ${lines.join(', ')}`;
}
