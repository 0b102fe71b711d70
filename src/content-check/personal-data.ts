import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { FILES } from '../content/collections.ts';
import { isPlaceholder } from '../content/placeholder.ts';
import { sharp } from '../shared/sharp.ts';
import { inPublic, type Place, type Reminder, type Review } from './reminder.ts';

/** Personal data that must not be public. */
export const PERSONAL_DATA: Reminder[] = [
  {
    title: 'Telephone numbers outside the list of the secretariat. Ask whoever answers there, or remove them',
    find: findPhoneNumbers,
  },
  {
    title: 'Email addresses other than that of the conference. Ask whoever reads them, or write {email}',
    find: findEmailAddresses,
  },
  {
    title: 'Links to a WhatsApp group. Everybody who joins sees the telephone numbers of all others: remove them',
    find: ({ links }) => links.filter(({ address }) => URL.parse(address)?.hostname === 'chat.whatsapp.com'),
  },
  { title: 'Numbers like those of identity papers. Remove them', find: findIdentityNumbers },
  {
    title: 'Lists that everybody can download. If people are in them, remove them',
    find: ({ publicFolder }) => inPublic(publicFolder, /\.(?:csv|tsv|xls[xmb]?|ods|numbers)$/i, () => true),
  },
  {
    title: 'Files that reveal who made them, or where. Remove that before you upload them (Properties)',
    find: findFilesWithMetadata,
  },
];

/** Groups of nine or more digits, in any script: more than a date has. */
const DIGITS = /(?<![\p{L}\p{Nd}])\+?\(?\p{Nd}(?:[\s().\u2010-\u2013-]{0,2}\p{Nd}){8,14}(?![\p{L}\p{Nd}])/u;
const WEB_ADDRESS = /\bhttps?:\S+/g;
/** Three groups of four digits, as on India’s identity cards. */
const IDENTITY_NUMBER = /(?<![+\p{Nd}])\p{Nd}{4}([ -]?)\p{Nd}{4}\1\p{Nd}{4}(?!\p{Nd})/gu;
const EMAIL_ADDRESS = /[^\s<>()[\]{}"'“”,;:|]+@[^\s<>()[\]{}"'“”,;:|]+\.\p{L}{2,}/gu;

function findPhoneNumbers({ passages, links }: Review): Place[] {
  const isElsewhere = ({ file }: Place) => file !== FILES.secretariat.name;
  const written = passages.filter(({ text }) =>
    DIGITS.test(text.replace(WEB_ADDRESS, '').replace(IDENTITY_NUMBER, '')),
  );
  return [...written, ...links.filter(({ address }) => isDialled(address))].filter(isElsewhere);
}

/** Whether a link dials a number, or opens a chat with one. */
function isDialled(address: string): boolean {
  const { protocol, hostname, pathname, searchParams } = new URL(address, 'https://site.invalid');
  const chat = hostname === 'wa.me' ? pathname : hostname === 'api.whatsapp.com' ? searchParams.get('phone') : '';
  return /^(?:tel|sms):$/.test(protocol) || /\d{8}/.test(chat ?? '');
}

function findEmailAddresses({ passages, content: { conference } }: Review): Place[] {
  const own = conference.email.toLowerCase();
  return passages.filter(
    ({ file, text }) =>
      file !== FILES.secretariat.name &&
      // Of an address with an apostrophe, the pattern sees only the end.
      text.match(EMAIL_ADDRESS)?.some((address) => !own.endsWith(address.toLowerCase()) && !isPlaceholder(address)),
  );
}

function findIdentityNumbers({ passages }: Review): Place[] {
  return passages.filter(({ text }) => text.replace(WEB_ADDRESS, '').match(IDENTITY_NUMBER));
}

/** Documents with an author, and pictures with camera data, such as a location. */
async function findFilesWithMetadata({ publicFolder }: Review): Promise<Place[]> {
  return [
    ...(await inPublic(publicFolder, /\.pdf$/i, (file) => AUTHOR.test(textOfPdf(readFileSync(file))))),
    ...(await inPublic(publicFolder, /\.(?:jpe?g|png|webp|avif)$/i, hasCameraData)),
  ];
}

/** The author in a PDF or in XMP: a string, or a reference to an object. */
const AUTHOR = /\/Author\s*(?:\((?!(?:þÿ)?\))|<(?!>)|\d)|<dc:creator>/;

/** The text of a PDF, with decompressed metadata. */
function textOfPdf(bytes: Buffer): string {
  const written = bytes.toString('latin1');
  const compressed = [...written.matchAll(/\/(?:ObjStm|Metadata)\b.*?stream\r?\n/gs)];
  const inflated = compressed.map(({ index, 0: start }) => {
    try {
      return inflateSync(bytes.subarray(index + start.length)).toString('latin1');
    } catch {
      return '';
    }
  });
  return written + inflated.join('');
}

async function hasCameraData(file: string): Promise<boolean> {
  try {
    const { exif, xmp } = await sharp(file).metadata();
    return exif !== undefined || AUTHOR.test(xmp?.toString() ?? '');
  } catch {
    // Not a picture.
    return false;
  }
}
