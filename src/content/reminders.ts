import { globSync } from 'node:fs';
import { addDays, formatDate, yearOf } from '../shared/dates.ts';
import { smallPictures, unusedPictures } from './check-pictures.ts';
import type { Edition } from './collections.ts';
import { writtenFacts } from './facts.ts';
import { formatPlace } from './issue.ts';
import { listKeptPages } from './kept-pages.ts';
import type { Content } from './read.ts';
import { listStaleTexts } from './stale-texts.ts';
import { passagesOf, says } from './texts.ts';

/** Domains and identifiers of placeholders for real ones. */
const PLACEHOLDER = /\bexample\.(?:org|com|net)\b|^example-/;
/** The beginning of texts that `npm run new-edition` has emptied. */
export const TO_BE_WRITTEN = 'To be written';
/** Words that somebody meant to replace, unless they are those of a link. */
const LEFT_OVER = /\b(?:TODO|TBD|TBA|XXX)\b|\blorem ipsum\b|\[(?:insert|name of|your)\b[^\][]*\](?![([])/i;
/** A link to an edition that is kept below its year. */
const LINK_TO_KEPT_SITE = /\[[^\][]*\]\(\/\d{4}\/[^)]*\)/g;
/** Letters of one encoding that were read as another, and what stands for letters that were lost. */
const BROKEN = /\ufffd|â€|Ã[\u0080-\u00bf]/;
/** Dates further away are typing mistakes, or the examples of a file. */
const DAYS_AHEAD = 800;

/**
 * What is no mistake, but has to be done before the site is published, or soon. One line each, with the files.
 * @param now milliseconds since the epoch
 */
export async function listReminders(edition: Edition, content: Content, now: number): Promise<string[]> {
  const { conference, secretariat, addressals, committees } = edition;
  const { dates, nextEdition, notice } = conference;
  const passages = content.files.flatMap(passagesOf);
  const saying = (isMeant: (text: string) => boolean) => passages.filter(({ text }) => isMeant(text));
  // Committees and the glossary are about the world, and the timeline about the past.
  const texts = passages.filter(
    ({ file }) => !/^(?:(?:conference|secretariat|site\/(?:history|glossary))\.yaml$|committees\/)/.test(file),
  );
  const unwritten = saying((text) => text.startsWith(TO_BE_WRITTEN));
  // One reminder for each committee: its links follow once it has its texts.
  const placeholders = saying(isPlaceholder).filter((passage) => !unwritten.some(({ file }) => file === passage.file));
  const today = new Date(now).toISOString().slice(0, 10);
  const days = [dates.first, dates.last, nextEdition?.first, nextEdition?.last, notice?.until].filter(
    (day) => day !== undefined,
  );
  const facts = writtenFacts(conference);
  const isOver = dates.last < today;
  const [keptYear, keptPages] = listKeptPages(content);
  const lastYear = String(yearOf(dates.first) - 1);
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
    ['Pictures that no page shows', unusedPictures(content)],
    ['Pictures of committees below 800 × 1000 pixels, which look blurred', await smallPictures(content)],
    [
      'A notice that nobody sees any more, since its day is over (conference.yaml)',
      notice && notice.until < today ? [notice.text] : [],
    ],
    [
      'Days more than two years away (conference.yaml)',
      days.filter((day) => day > addDays(today, DAYS_AHEAD)).map(formatDate),
    ],
    [
      'Committees whose agenda and caseFileDaysBefore say different numbers of days',
      committees
        .filter(
          ({ agenda, caseFileDaysBefore: days }) => days && /\d days?\b/.test(agenda) && !says(agenda, `${days} day`),
        )
        .map(({ slug }) => `committees/${slug}.md`),
    ],
    [
      `Texts that name ${lastYear}, the year before this edition`,
      texts.filter(({ text }) => says(text.replace(LINK_TO_KEPT_SITE, ''), lastYear)).map(formatPlace),
    ],
    [
      'Texts that write out the city, the venue, a dress code or a day, and stay as they are when it changes. {city}, {venue}, {dressCode} and {days} change, too',
      countByFile(texts.filter(({ text }) => facts.some((fact) => says(text.toLowerCase(), fact.toLowerCase())))),
    ],
    [`Pages that are word for word those of ${keptYear}. Leave them if they are still true`, keptPages],
    ['Facts that visitors look for first, and do not find', missingFacts(edition, isOver)],
  ];
  const over = `The conference ended on ${formatDate(dates.last)}. To keep this site and begin the next edition, run: npm run new-edition`;
  return [
    ...(isOver ? [over] : []),
    ...lists.flatMap(([title, list]) => (list.length > 0 ? `${title}: ${list.join('; ')}` : [])),
    ...listStaleTexts(content, edition),
  ];
}

/** Whether a text stands for a real address or identifier. */
export function isPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text);
}

/** Texts that were made beside the folder of the content instead of in it. */
function textsOutside(): string[] {
  const found = globSync('{*,{committees,addressals,pages,site}/*}.{md,yaml,yml}');
  return found.filter((file) => !/^(?:README|CONTRIBUTING)\.md$/.test(file));
}

/** Such as `conference.yaml (8)`. */
function countByFile(passages: { file: string }[]): string[] {
  const byFile = Map.groupBy(passages, ({ file }) => file);
  return [...byFile].map(([file, { length }]) => (length > 1 ? `${file} (${length})` : file));
}

/** Of what docs/for-the-secretariat.md lists as most asked for, what has no place on the site yet. */
function missingFacts({ conference, secretariat, furtherPages }: Edition, isOver: boolean): string[] {
  const hasPage = (name: RegExp) => furtherPages.some(({ slug, title }) => name.test(slug) || name.test(title));
  const facts: Record<string, unknown> = {
    'the plan of the day': hasPage(/schedule|timetable|programme|plan/i),
    'the last day of registration': conference.registrationCloses,
    fees: hasPage(/\bfees?\b|cost|price/i),
    'gate and pick-up, lunch, bus': hasPage(/arriv|travel|transport|getting/i),
    'telephone numbers': secretariat.roles.some(({ phones }) => phones.length > 0),
    'the full address': /\d/.test(conference.venue),
    'the list of portfolios': conference.resources.some(({ title }) => /portfolio|matrix/i.test(title)),
    photographs: !isOver || hasPage(/^media$|photo/i),
    results: !isOver || hasPage(/result|award/i),
  };
  return Object.keys(facts).filter((fact) => !facts[fact]);
}
