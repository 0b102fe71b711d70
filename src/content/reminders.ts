import { globSync } from 'node:fs';
import { routes } from '../routes.ts';
import { FORMER_EDITIONS } from '../shared/base-path.ts';
import { DAY_MS, endOf, formatDate, weekday, yearOf } from '../shared/dates.ts';
import { textOf } from '../shared/html.ts';
import { isInLatin } from '../shared/other-languages.ts';
import { dialAddress } from '../shared/phone-number.ts';
import { formatList } from '../shared/words.ts';
import { smallPictures, unusedPictures } from './check-pictures.ts';
import { type Edition, FILES, FOLDERS, TRANSLATION } from './collections.ts';
import { writtenFacts } from './facts.ts';
import { formatPlace } from './issue.ts';
import { listKeptPages } from './kept-pages.ts';
import { PUBLIC_DIR } from './load.ts';
import { listPersonalData } from './personal-data.ts';
import { COMMITTEE_SIZE } from './picture-variants.ts';
import type { Content } from './read.ts';
import type { Committee } from './schemas/committee.ts';
import { ABOUT_THE_PAST, ABOUT_THE_WORLD, listSampleTexts, listStaleTexts } from './stale-texts.ts';
import { linksIn, passagesOf, says } from './texts.ts';

/** Domains and identifiers of placeholders for real ones. */
const PLACEHOLDER = /\bexample\.(?:org|com|net)\b|^example-/;
/** The beginning of texts that `npm run new-edition` has emptied. */
export const TO_BE_WRITTEN = 'To be written';
/** Words that somebody meant to replace, unless they are those of a link, and the number that examples have. */
const LEFT_OVER =
  /\b(?:TODO|TBD|TBA|XXX)\b|\blorem ipsum\b|\[(?:insert|name of|your)\b[^\][]*\](?![([])|\b98765 ?4321\d\b/i;
/** A link to an edition that is kept below its year. */
const LINK_TO_KEPT_SITE = new RegExp(`\\[[^\\][]*\\]\\(/${FORMER_EDITIONS}/[^()]*\\)`, 'g');
/** Letters of one encoding that were read as another, and what stands for letters that were lost. */
const BROKEN = /\ufffd|â€|Ã[\u0080-\u00bf]/;
/** The address of the editor of a document, which is not that of its Share button. */
const EDITOR =
  /\bdocs\.google\.com\/(?:document|spreadsheets|presentation)\/\S*\/edit\b(?!\S*usp=sharing)|\bdrive\.google\.com\/\S*my-drive\b|\bmail\.google\.com\b/;
/** A description that a program or a hurry has written. */
const NO_DESCRIPTION = /\.\w{3,4}$|^(?:IMG|DSC)[\W_]?\d/i;
const INDIAN_BUT_ODD = /^tel:\+91(?!\d{10}(?:,|$))/;
const LATIN_SENTENCE = /^(?=.* )[ -~]{20,}$/;
const NOT_ANNOUNCED = /\bnot (?:yet )?(?:been )?(?:yet )?announced\b/;
const DATE_WITH_WEEKDAY =
  /\b((?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day),? ((?:3[01]|[12]\d|[1-9]) (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w*)(?: (\d{4}))?/g;
/** Dates further away are typing mistakes, or the examples of a file. */
const FAR_AHEAD_MS = 800 * DAY_MS;

/**
 * What is no mistake, but has to be done before the site is published, or soon. One line each, with the files.
 * @param now milliseconds since the epoch
 */
export async function listReminders(
  edition: Edition,
  content: Content,
  now: number,
  publicFolder = PUBLIC_DIR,
): Promise<string[]> {
  const { conference, secretariat, addressals, committees } = edition;
  const { dates, nextEdition, notice } = conference;
  const passages = content.files.flatMap(passagesOf);
  const saying = (isMeant: (text: string) => boolean) => passages.filter(({ text }) => isMeant(text));
  const texts = passages.filter(
    ({ file }) =>
      ![FILES.secretariat.name, ...ABOUT_THE_PAST, ...ABOUT_THE_WORLD].some((name) => file.startsWith(name)),
  );
  const unwritten = saying((text) => text.startsWith(TO_BE_WRITTEN));
  // One reminder for each committee: its links follow once it has its texts.
  const placeholders = saying(isPlaceholder).filter((passage) => !unwritten.some(({ file }) => file === passage.file));
  const days = [dates.first, dates.last, nextEdition?.first, nextEdition?.last, notice?.until].filter(
    (day) => day !== undefined,
  );
  const written = writtenFacts(conference);
  const isPast = (day: string) => now >= endOf(day, conference.timeZone);
  const isOver = isPast(dates.last);
  const [keptYear, keptPages] = listKeptPages(content, publicFolder);
  const lastYear = String(yearOf(dates.first) - 1);
  const facts = soughtFacts(edition, isOver);
  const unannounced = saying((text) => NOT_ANNOUNCED.test(text)).map(({ text }) => text.toLowerCase());
  const isOnOtherDay = (text: string) =>
    [...text.matchAll(DATE_WITH_WEEKDAY)].some(
      ([, name, day, year = yearOf(dates.first)]) => name !== weekday(`${day} ${year} UTC`),
    );
  const committeesOf = (isMeant: (committee: Committee) => boolean) =>
    committees.filter(isMeant).map(({ slug }) => `committees/${slug}.md`);
  const lists: [title: string, places: string[]][] = [
    ['Texts to be written', countByFile(unwritten)],
    ['Texts outside of the folder content, which nobody sees', content.folder === 'content' ? textsOutside() : []],
    ['Placeholders for real addresses and accounts', countByFile(placeholders)],
    ['Words that were to be replaced', saying((text) => LEFT_OVER.test(text)).map(formatPlace)],
    ['Letters that were broken in copying', saying((text) => BROKEN.test(text)).map(formatPlace)],
    [
      'Roles without a name or a telephone number (secretariat.yaml)',
      secretariat.roles.filter(({ name, phones }) => name === '' || phones.length === 0).map(({ role }) => role),
    ],
    [
      'Letters without a name, or that their writer has not confirmed',
      addressals
        .filter(({ author, confirmed }) => author === '' || !confirmed)
        .map(({ slug }) => `addressals/${slug}.md`),
    ],
    [
      'Files that say who made them, or where. Remove that before you upload them (Properties)',
      await listPersonalData(publicFolder),
    ],
    ['Pictures that no page shows', unusedPictures(content)],
    [
      `Pictures of committees below ${COMMITTEE_SIZE.width} × ${COMMITTEE_SIZE.height} pixels, which look blurred`,
      await smallPictures(content),
    ],
    [
      'A notice that nobody sees any more, since its day is over (conference.yaml)',
      notice && isPast(notice.until) ? [notice.text] : [],
    ],
    [
      'Days more than two years away (conference.yaml)',
      days.filter((day) => Date.parse(day) > now + FAR_AHEAD_MS).map(formatDate),
    ],
    [
      'Committees whose agenda and caseFileDaysBefore say different numbers of days',
      committeesOf(
        ({ agenda, caseFileDaysBefore: days }) =>
          days !== undefined && /\d\sdays?\b/.test(agenda) && !says(agenda, `${days} day`),
      ),
    ],
    [
      `Texts that name ${lastYear}, the year before this edition`,
      texts.filter(({ text }) => says(text.replace(LINK_TO_KEPT_SITE, ''), lastYear)).map(formatPlace),
    ],
    [
      'Texts that write out the city, the venue, a dress code or a day, and stay as they are when it changes. {city}, {venue}, {dressCode} and {days} change, too',
      countByFile(texts.filter(({ text }) => written.some((fact) => says(text.toLowerCase(), fact.toLowerCase())))),
    ],
    [
      'Forms with one and the same address (conference.yaml)',
      shared(conference.registration.map(({ title, url }) => [title, url])),
    ],
    [
      'Committees with one and the same background guide',
      shared(committees.flatMap(({ title, backgroundGuide }) => backgroundGuide.map(({ url }) => [title, url]))),
    ],
    [
      'Committees with one and the same overview',
      shared(committees.map(({ title, text }) => [title, textOf(text).trim()])),
    ],
    ['Committees with one and the same picture', shared(committees.map(({ title, image }) => [title, image]))],
    ['Committees with one and the same imageAlt', shared(committees.map(({ title, imageAlt }) => [title, imageAlt]))],
    [
      'People with one and the same number (secretariat.yaml)',
      shared(secretariat.roles.flatMap(({ role, phones }) => phones.map((phone) => [role, dialAddress(phone)]))),
    ],
    [
      'Numbers of India without ten digits after +91 (secretariat.yaml)',
      secretariat.roles.flatMap(({ phones }) => phones.filter((phone) => INDIAN_BUT_ODD.test(dialAddress(phone)))),
    ],
    [
      'Sentences in Latin letters in a page of another language',
      saying((text) => LATIN_SENTENCE.test(text))
        .filter(({ file }) => !isInLatin(TRANSLATION.exec(file)?.[1] ?? 'en'))
        .map(formatPlace),
    ],
    [
      'Descriptions of pictures that say the name of a file',
      [
        ...passages.filter(({ path }) => path?.at(-1) === 'imageAlt'),
        ...content.files.flatMap(linksIn).filter(({ isPicture, path }) => isPicture && !path),
      ]
        .filter(({ text }) => NO_DESCRIPTION.test(text))
        .map(formatPlace),
    ],
    [
      'Weekdays that are not those of the dates beside them',
      texts.filter(({ text }) => isOnOtherDay(text)).map(formatPlace),
    ],
    ['Agendas of more than 60 words', committeesOf(({ agenda }) => agenda.split(/\s+/).length > 60)],
    ['A notice of more than 140 letters (conference.yaml)', notice && notice.text.length > 140 ? [notice.text] : []],
    [
      'Links to the editor of a document. Write the link that its Share button gives for everybody to read',
      saying((text) => EDITOR.test(text)).map(formatPlace),
    ],
    ['Texts and pictures that are still those of the sample school', countByFile(listSampleTexts(content))],
    ['Facts that visitors look for first, and do not find', Object.keys(facts).filter((fact) => !facts[fact])],
    [
      'Facts that are said not to be announced, and are on the website',
      Object.keys(facts).filter((fact) => facts[fact] && unannounced.some((text) => text.includes(fact))),
    ],
    [`Pages that are word for word those of ${keptYear}. Leave them if they are still true`, keptPages],
  ];
  const over = `The conference ended on ${formatDate(dates.last)}. To keep this site and begin the next edition, run: npm run new-edition`;
  const reminders = [
    ...(isOver ? [over] : []),
    ...lists.flatMap(([title, list]) => (list.length > 0 ? `${title}: ${list.join('; ')}` : [])),
    ...listStaleTexts(content, edition),
  ];
  // As editors type them, to search for.
  return reminders.map((reminder) => reminder.replaceAll('\u00a0', ' '));
}

/** Whether a text stands for a real address or identifier. */
export function isPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text);
}

/** Texts that were made beside the folder of the content instead of in it. */
function textsOutside(): string[] {
  const found = globSync(`{*,{${Object.keys(FOLDERS)},site}/*}.{md,yaml,yml}`);
  return found.filter((file) => !/^(?:README|CONTRIBUTING)\.md$/.test(file));
}

/** Such as `conference.yaml (8)`. */
function countByFile(passages: { file: string }[]): string[] {
  const byFile = Map.groupBy(passages, ({ file }) => file);
  return [...byFile].map(([file, { length }]) => (length > 1 ? `${file} (${length})` : file));
}

function isToBeReplaced(text: string): boolean {
  return isPlaceholder(text) || text.startsWith(TO_BE_WRITTEN);
}

/** Names of those with the same value, which were to differ: `DISEC and UNSC`. */
function shared(values: (string | undefined)[][]): string[] {
  const byValue = Map.groupBy(
    values.filter(([, value = '']) => value !== '' && value !== routes.comingSoon && !isToBeReplaced(value)),
    ([, value]) => value,
  );
  return [...byValue.values()]
    .filter(({ length }) => length > 1)
    .map((same) => formatList(same.map(([name = '']) => name)));
}

/** What docs/for-the-secretariat.md lists as most asked for, and whether it has a place on the site. */
function soughtFacts({ conference, secretariat, furtherPages }: Edition, isOver: boolean): Record<string, boolean> {
  const hasPage = (name: RegExp) => furtherPages.some(({ slug, title }) => name.test(slug) || name.test(title));
  return {
    'the plan of the day': hasPage(/schedule|timetable|programme|plan/i),
    'the last day of registration': conference.registrationCloses !== undefined,
    fees: hasPage(/\bfees?\b|cost|price/i),
    'gate and pick-up, lunch, bus': hasPage(/arriv|travel|transport|getting/i),
    'telephone numbers': secretariat.roles.some(({ phones }) => phones.length > 0),
    'the full address': /\d/.test(conference.venue),
    'the list of portfolios': conference.resources.some(({ title }) => /portfolio|matrix/i.test(title)),
    photographs: !isOver || hasPage(/^media$|photo/i),
    results: !isOver || hasPage(/result|award/i),
  };
}
