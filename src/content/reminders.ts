import { spawnSync } from 'node:child_process';
import { formatDate, formatDayAndMonth, formatDays } from '../shared/dates.ts';
import { dialAddress } from '../shared/phone-number.ts';
import { ordinal } from '../shared/words.ts';
import { smallPictures, unusedPictures } from './check-pictures.ts';
import type { Edition } from './collections.ts';
import type { Content } from './read.ts';
import { passagesOf } from './texts.ts';

/** Domains and identifiers of placeholders for real ones. */
const PLACEHOLDER = /\bexample\.(?:org|com|net)\b|^example-/;
/** The beginning of texts that `npm run new-edition` has emptied. */
export const TO_BE_WRITTEN = 'To be written';

/** Files that may name a former date, place or edition: the timeline is about them. */
const ABOUT_THE_PAST = /^site\/history\.yaml$/;
/** Files that may name what is no committee any more, such as the Security Council. */
const ABOUT_THE_WORLD = /^(?:committees\/.*|site\/(?:history|glossary)\.yaml)$/;

/**
 * What is no mistake, but has to be done before the site is published: placeholders, texts to be written, texts that name
 * what was before, and a conference that is over. One line each, with the files.
 * @param now milliseconds since the epoch
 */
export async function listReminders(edition: Edition, content: Content, now: number): Promise<string[]> {
  const passages = content.files.flatMap(passagesOf);
  const { conference, secretariat, addressals } = edition;
  const saying = (isMeant: (text: string) => boolean) => passages.filter(({ text }) => isMeant(text));
  const unwritten = saying((text) => text.startsWith(TO_BE_WRITTEN));
  // One reminder for each committee: its links follow once it has its texts.
  const placeholders = saying(isPlaceholder).filter((passage) => !unwritten.some(({ file }) => file === passage.file));
  const unreachable = secretariat.roles.filter(({ name, phones }) => name === '' || phones.length === 0);
  const unsigned = addressals.filter(({ author, confirmed }) => author === '' || !confirmed);
  const today = new Date(now).toISOString().slice(0, 10);
  const removed = removedFields(content.folder);
  const sayingStill = (fact: string, mayStay: RegExp) =>
    line(
      `Texts that still say “${fact}”`,
      saying((text) => text.includes(fact))
        .filter(({ file }) => !mayStay.test(file))
        .map((passage) => `${passage.file}, line ${passage.line}`),
    );
  return [
    conference.dates.last < today &&
      `The conference ended on ${formatDate(conference.dates.last)}. To keep this site and begin the next edition, run: npm run new-edition`,
    line('Texts to be written', countByFile(unwritten)),
    line('Placeholders for real addresses and accounts', countByFile(placeholders)),
    line(
      'Roles without a name or a telephone number (secretariat.yaml)',
      unreachable.map(({ role }) => role),
    ),
    line(
      'Telephone numbers that begin with +91 and do not have ten figures after it (secretariat.yaml)',
      secretariat.roles.flatMap(({ phones }) => phones.filter(isUnusualInIndia)),
    ),
    line(
      'Letters without a name, or that their writer has not confirmed',
      unsigned.map(({ slug }) => `addressals/${slug}.md`),
    ),
    line('Pictures that no page shows', unusedPictures(content)),
    line('Pictures of committees below 800 × 1000 pixels, which look blurred', await smallPictures(content)),
    ...formerTitles(removed, edition.committees).map((title) => sayingStill(title, ABOUT_THE_WORLD)),
    ...formerFacts(removed, conference).map((fact) => sayingStill(fact, ABOUT_THE_PAST)),
  ].filter((reminder) => typeof reminder === 'string');
}

/** Whether a text stands for a real address or identifier. */
export function isPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text);
}

/** Toll-free numbers have eleven. */
function isUnusualInIndia(phone: string): boolean {
  return /^tel:\+91(?!\d{10}\b|1[89]0\d{8}\b)/.test(dialAddress(phone));
}

function line(title: string, places: string[]): string | false {
  return places.length > 0 && `${title}: ${places.join('; ')}`;
}

/** Such as `conference.yaml (8)`. */
function countByFile(passages: { file: string }[]): string[] {
  const byFile = Map.groupBy(passages, ({ file }) => file);
  return [...byFile].map(([file, { length }]) => (length > 1 ? `${file} (${length})` : file));
}

interface RemovedField {
  field: string;
  value: string;
}

/** Dates, places and numbers of editions that the conference has had before, as texts may say them. */
function formerFacts(removed: RemovedField[], { dates, city, venue, edition }: Edition['conference']): string[] {
  const days = [formatDays(dates), ...Object.values(dates).map(formatDate)];
  const current = [city, venue, ...days, ordinalEdition(edition)];
  const isFormer = (fact: string) => !current.some((words) => words.includes(fact));
  const facts = removed.flatMap(({ field, value }) => {
    if (field === 'venue' || field === 'city') return value;
    if (field === 'edition') return ordinalEdition(Number(value));
    if (!/^\d{4}-\d\d-\d\d$/.test(value)) return [];
    // The year tells apart a day that has stayed.
    return isFormer(formatDayAndMonth(value)) ? formatDayAndMonth(value) : formatDate(value);
  });
  return [...new Set(facts)].filter(isFormer);
}

function ordinalEdition(number: number): string {
  return `${ordinal(number)} edition`;
}

/** Titles of committees that are gone. */
function formerTitles(removed: RemovedField[], committees: Edition['committees']): string[] {
  const titles = removed.flatMap(({ field, value }) => (field === 'title' ? value : []));
  return [...new Set(titles)].filter((title) => !committees.some((committee) => committee.title.includes(title)));
}

/**
 * Fields that the facts and the committees have lost, by their history and since the last commit; none outside a repository.
 * Titles of links are indented, and left out.
 */
function removedFields(folder: string): RemovedField[] {
  const git = (...args: string[]) => {
    const { stdout } = spawnSync('git', [...args, '--unified=0', '--', 'conference.yaml', 'committees'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 100_000_000,
    });
    return (stdout ?? '').split(/\r?\n/);
  };
  return [...git('diff', 'HEAD'), ...git('log', '--patch', '--format=')].flatMap((line) => {
    const [, field, value] =
      /^-(?:\s+(?=first|last))?(first|last|venue|city|edition|title):\s*['"]?(.*?)['"]?$/.exec(line) ?? [];
    return field && value ? { field, value } : [];
  });
}
