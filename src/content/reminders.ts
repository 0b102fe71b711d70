import { spawnSync } from 'node:child_process';
import { formatDate, formatDayAndMonth, formatDays } from '../shared/dates.ts';
import type { Edition } from './collections.ts';
import type { Content } from './read.ts';
import { passagesOf } from './texts.ts';

/** Domains and identifiers of placeholders for real ones. */
const PLACEHOLDER = /\bexample\.(?:org|com|net)\b|^example-/;
/** The beginning of texts that `npm run new-edition` has emptied. */
export const TO_BE_WRITTEN = 'To be written';

/**
 * What is no mistake, but has to be done before the site is published: placeholders, texts to be written, texts that name a
 * former date or place, and a conference that is over. One line each, with the files.
 * @param now milliseconds since the epoch
 */
export function listReminders(edition: Edition, content: Content, now: number): string[] {
  const passages = content.files.flatMap(passagesOf);
  const { conference, secretariat, addressals } = edition;
  const saying = (isMeant: (text: string) => boolean) => passages.filter(({ text }) => isMeant(text));
  const unwritten = saying((text) => text.startsWith(TO_BE_WRITTEN));
  // One reminder for each committee: its links follow once it has its texts.
  const placeholders = saying((text) => PLACEHOLDER.test(text)).filter(
    (passage) => !unwritten.some(({ file }) => file === passage.file),
  );
  const unreachable = secretariat.roles.filter(({ name, phones }) => name === '' || phones.length === 0);
  const unsigned = addressals.filter(({ author, confirmed }) => author === '' || !confirmed);
  const today = new Date(now).toISOString().slice(0, 10);
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
      'Letters without a name, or that their writer has not confirmed',
      unsigned.map(({ slug }) => `addressals/${slug}.md`),
    ),
    ...formerFacts(content.folder, edition).map((fact) =>
      line(
        `Texts that still say “${fact}”`,
        // The timeline is about former editions.
        saying((text) => text.includes(fact))
          .filter(({ file }) => file !== 'site/history.yaml')
          .map((passage) => `${passage.file}, line ${passage.line}`),
      ),
    ),
  ].filter((reminder) => typeof reminder === 'string');
}

function line(title: string, places: string[]): string | false {
  return places.length > 0 && `${title}: ${places.join('; ')}`;
}

/** Such as `conference.yaml (8)`. */
function countByFile(passages: { file: string }[]): string[] {
  const byFile = Map.groupBy(passages, ({ file }) => file);
  return [...byFile].map(([file, { length }]) => (length > 1 ? `${file} (${length})` : file));
}

/** Dates and places that `conference.yaml` has had before and has no more, as texts may say them. */
function formerFacts(folder: string, { conference }: Edition): string[] {
  const { dates, city, venue } = conference;
  const current = [city, venue, formatDays(dates), ...Object.values(dates).map(formatDate)];
  const isFormer = (fact: string) => !current.some((words) => words.includes(fact));
  const facts = removedLines(folder).flatMap((removed) => {
    const [, field, value = ''] = /^-\s*(first|last|venue|city):\s*['"]?(.*?)['"]?$/.exec(removed) ?? [];
    if (field === 'venue' || field === 'city') return value;
    if (!/^\d{4}-\d\d-\d\d$/.test(value)) return [];
    // The year tells apart a day that has stayed.
    return isFormer(formatDayAndMonth(value)) ? formatDayAndMonth(value) : formatDate(value);
  });
  return [...new Set(facts)].filter((fact) => fact !== '' && isFormer(fact));
}

/** Lines that `conference.yaml` has lost, by its history and since the last commit; none outside a repository. */
function removedLines(folder: string): string[] {
  const git = (...args: string[]) => {
    const { stdout } = spawnSync('git', [...args, '--unified=0', '--', 'conference.yaml'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 100_000_000,
    });
    return (stdout ?? '').split(/\r?\n/);
  };
  return [...git('diff', 'HEAD'), ...git('log', '--patch', '--format=')];
}
