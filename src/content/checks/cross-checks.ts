import { countDays } from '../../shared/dates.ts';
import type { Addressal } from '../schemas/addressal.ts';
import { arePossible, MAX_DAYS } from '../schemas/bounds.ts';
import type { Committee } from '../schemas/committee.ts';
import type { Conference } from '../schemas/conference.ts';
import type { FirstConference } from '../schemas/first-conference.ts';
import type { Glossary } from '../schemas/glossary.ts';
import type { Guidelines } from '../schemas/guidelines.ts';
import type { History } from '../schemas/history.ts';
import type { Media } from '../schemas/media.ts';
import type { Pages } from '../schemas/pages.ts';
import type { Parents } from '../schemas/parents.ts';
import type { ParentsHindi } from '../schemas/parents-hi.ts';
import type { Schedule } from '../schemas/schedule.ts';
import { findGlossaryIssues, findGuidanceIssues } from './guidance-checks.ts';
import { type Issue, issuesIn, type Row } from './issue.ts';
import { findScheduleIssues } from './schedule-checks.ts';

/** The files that are valid by themselves. Invalid ones are absent. */
export interface Facts {
  conference?: Conference | undefined;
  guidelines?: Guidelines | undefined;
  history?: History | undefined;
  glossary?: Glossary | undefined;
  'first-conference'?: FirstConference | undefined;
  parents?: Parents | undefined;
  pages?: Pages | undefined;
  schedule: Schedule;
  media: Media;
  'parents-hi': ParentsHindi;
  committees: Committee[];
  addressals: Addressal[];
  about: { slug: string; order: number; title: string }[];
}

/** Valid files that contradict each other. @param slugs of all committees, also of those whose file is invalid */
export function findContradictions(facts: Facts, slugs: string[]): Issue[] {
  const {
    conference,
    guidelines,
    history,
    glossary,
    'first-conference': firstConference,
    parents,
    schedule,
    committees,
    addressals,
    about,
  } = facts;
  return [
    ...(conference ? conferenceIssues(conference) : []),
    ...(guidelines ? guidelineIssues(guidelines) : []),
    ...(history && conference ? historyIssues(history, conference) : []),
    ...(['order', 'title', 'cardTitle'] as const).flatMap((field) => repeated('committees', committees, field)),
    ...(['order', 'title'] as const).flatMap((field) => [
      ...repeated('addressals', addressals, field),
      ...repeated('about', about, field),
    ]),
    ...committees.flatMap(committeeIssues),
    ...(conference ? findScheduleIssues(schedule, conference, slugs) : []),
    ...(glossary ? findGlossaryIssues(glossary) : []),
    ...(firstConference && parents ? findGuidanceIssues(firstConference, parents) : []),
  ];
}

function conferenceIssues(conference: Conference): Issue[] {
  const { dates, nextEdition, countdownTarget, dressCode, school } = conference;
  const days = countDays(dates);
  const years = Number(dates.first.slice(0, 4)) - school.munSince + 1;
  return issuesIn('conference.yaml', [
    [
      dates.last < dates.first,
      ['dates', 'last'],
      `The last day, ${dates.last}, is before the first, ${dates.first}. Swap them or correct one, for example: first: "${dates.last}" and last: "${dates.first}".`,
    ],
    [
      days > MAX_DAYS,
      ['dates', 'last'],
      `From ${dates.first} to ${dates.last} is ${days} days, but a conference can last ${MAX_DAYS} at most. Correct the last day.`,
    ],
    [
      nextEdition !== undefined && !(dates.last < nextEdition.first && nextEdition.first <= nextEdition.last),
      ['nextEdition', 'first'],
      `The next edition, from ${nextEdition?.first} to ${nextEdition?.last}, does not come after this one, or ends before it begins. Correct its days, or leave nextEdition out while they are not announced.`,
    ],
    [
      !countdownTarget.startsWith(dates.first),
      ['countdownTarget'],
      `${countdownTarget} is not on the first day of the conference. Write: "${dates.first}T00:00:00".`,
    ],
    [
      arePossible(dates) && dressCode.length !== days,
      ['dressCode'],
      `The number of days is ${days}, and the number of dress codes is ${dressCode.length}. Write one for each day, for example: - Indian formals`,
    ],
    [
      school.branchOpened < school.founded || school.munSince < school.founded,
      ['school'],
      `One of these years is before the school was founded in ${school.founded}. Correct the years: founded, branchOpened, munSince.`,
    ],
    [
      years <= 0,
      ['school', 'munSince'],
      `${school.munSince} is after the conference of ${dates.first.slice(0, 4)}. Correct the year, for example: 2016.`,
    ],
  ]);
}

function guidelineIssues({ parts }: Guidelines): Issue[] {
  const items = parts.flatMap((part, partIndex) =>
    part.items.map((item, index) => ({ ...item, path: ['parts', partIndex, 'items', index, 'title'] })),
  );
  return issuesIn('guidelines.yaml', [
    ...items.map(
      ({ title, path }): Row => [
        /^\d+\s*[.):]/.test(title),
        path,
        `The website numbers the guidelines itself. Leave out the number: ${title.replace(/^\d+\s*[.):]\s*/, '')}`,
      ],
    ),
    ...items.map(
      ({ title, path }, index): Row => [
        items.findIndex((other) => other.title === title) !== index,
        path,
        `Another guideline already has the title ${title}. Give each one its own title.`,
      ],
    ),
  ]);
}

function historyIssues({ timeline }: History, { dates }: Conference): Issue[] {
  const thisYear = Number(dates.first.slice(0, 4));
  return issuesIn('history.yaml', [
    ...timeline.flatMap(({ year }, index): Row[] => [
      [
        year < (timeline[index - 1]?.year ?? year),
        ['timeline', index, 'year'],
        `${year} comes after ${timeline[index - 1]?.year}. Put the entries in order, oldest first.`,
      ],
      [
        year > thisYear,
        ['timeline', index, 'year'],
        `${year} is after the conference of ${thisYear}. Correct the year, or the dates in conference.yaml.`,
      ],
    ]),
  ]);
}

function committeeIssues({ slug, portfolios }: Committee): Issue[] {
  const names = portfolios.map(({ name }) => name.toLowerCase());
  return issuesIn(`committees/${slug}.md`, [
    [
      slug === 'conference',
      [],
      'The calendar of the whole conference already uses this name. Rename the file, for example: general-assembly.md.',
    ],
    ...portfolios.map(
      ({ name }, index): Row => [
        names.indexOf(name.toLowerCase()) !== index,
        ['portfolios', index, 'name'],
        `The portfolio ${name} is in the list already. Remove one, or tell them apart, for example: ${name} 2`,
      ],
    ),
  ]);
}

/** Values that must be unique in a collection and are not. Reported from the second entry on. */
function repeated<Key extends string>(
  folder: string,
  entries: ({ slug: string } & Record<Key, unknown>)[],
  key: Key,
): Issue[] {
  return entries.flatMap((entry, index) => {
    const first = entries.slice(0, index).find((other) => other[key] === entry[key]);
    return first
      ? {
          file: `${folder}/${entry.slug}.md`,
          path: [key],
          message: `${first.slug}.md has the same ${key}, ${entry[key]}. Give each file its own.`,
        }
      : [];
  });
}
