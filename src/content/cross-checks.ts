import { countDays } from '../lib/dates.ts';
import type { Addressal } from './addressal.ts';
import type { Committee } from './committee.ts';
import type { Conference } from './conference.ts';
import type { Glossary } from './glossary.ts';
import type { Guidelines } from './guidelines.ts';
import { findGlossaryFaults, findNewcomerFaults } from './newcomer-checks.ts';
import type { Newcomers } from './newcomers.ts';
import type { Parents } from './parents.ts';

interface Facts {
  conference: Conference;
  committees: Committee[];
  addressals: Addressal[];
  guidelines: Guidelines;
  glossary: Glossary;
  newcomers: Newcomers;
  parents: Parents;
}

/** For how many days shared.css can tell one from another. */
const MAX_DAYS = 7;

/** How many guidelines the specification has. */
const GUIDELINES = 18;

/**
 * What is right file by file and wrong together. Each line names the file, the field and the remedy.
 * @param texts everything that the site says outside the glossary
 * @param pictureExists whether `public/` has a picture at a path such as `/images/committees/unhrc.webp`
 */
export function findContradictions(
  { conference, committees, addressals, guidelines, glossary, newcomers, parents }: Facts,
  texts: readonly string[],
  pictureExists: (path: string) => boolean,
): string[] {
  const { dates, countdownTarget, committeeCount } = conference;
  const items = guidelines.parts.flatMap((part) => part.items).length;
  return [
    dates.last < dates.first &&
      `conference.yaml: dates: the last day, ${dates.last}, lies before the first, ${dates.first}. Exchange them or correct one.`,
    countDays(dates) > MAX_DAYS &&
      `conference.yaml: dates: from ${dates.first} to ${dates.last} are ${countDays(dates)} days, and a conference may last ${MAX_DAYS}. Correct the last day.`,
    !countdownTarget.startsWith(dates.first) &&
      `conference.yaml: countdownTarget: ${countdownTarget} is not on the first day of the conference. Write ${dates.first}T00:00:00.`,
    committees.length !== committeeCount &&
      `conference.yaml: committeeCount: it says ${committeeCount}, and content/committees has ${committees.length} files. Correct the number, or add or remove a committee.`,
    items !== GUIDELINES &&
      `guidelines.yaml: there are ${items} guidelines, and ${GUIDELINES} are promised. Add or remove items.`,
    ...repeated(committees, 'order').map(
      (slugs) => `committees: ${slugs} have the same order. Give each its own number.`,
    ),
    ...repeated(committees, 'cardTitle').map(
      (slugs) => `committees: ${slugs} have the same cardTitle, so a card cannot know its page. Give each its own.`,
    ),
    ...repeated(committees, 'summary').map(
      (slugs) => `committees: ${slugs} have the same summary. Write one for each.`,
    ),
    ...repeated(addressals, 'order').map(
      (slugs) => `addressals: ${slugs} have the same order. Give each its own number.`,
    ),
    ...committees.flatMap(caseFileContradictions),
    ...committees
      .filter(({ slug }) => slug === 'conference')
      .map(
        () =>
          'committees/conference.md: this name is taken by the calendar of the whole conference. Give the file another, such as general-assembly.md.',
      ),
    ...committees
      .filter(({ image }) => image && !pictureExists(image))
      .map(
        ({ slug, image }) =>
          `committees/${slug}.md: image: ${image} does not exist. Put the picture into public${image}, or correct the path.`,
      ),
    ...findGlossaryFaults(glossary, texts),
    ...findNewcomerFaults(newcomers, parents),
  ].filter((line) => line !== false);
}

/** Texts that promise a committee's case file for another day than its date is reckoned from. */
function caseFileContradictions({ slug, caseFileDaysBefore: days, ...committee }: Committee): string[] {
  return (['agenda', 'summary', 'overviewPending'] as const).flatMap((field) => {
    const text = committee[field] ?? '';
    const [, said] = (/case file/i.test(text) && text.match(/(\d+) days? (?:prior|before)/i)) || [];
    if (said === undefined || Number(said) === days) return [];
    const remedy =
      days === undefined ? `Add caseFileDaysBefore: ${said}` : `Correct it, or caseFileDaysBefore: ${days}`;
    return `committees/${slug}.md: ${field}: it promises the case file ${said} days before the conference. ${remedy}.`;
  });
}

/** Slugs of the entries that share a value, one phrase a value. */
function repeated<Key extends string>(entries: ({ slug: string } & Record<Key, unknown>)[], key: Key): string[] {
  const groups = Map.groupBy(entries, (entry) => entry[key]);
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => group.map(({ slug }) => `${slug}.md`).join(' and '));
}
