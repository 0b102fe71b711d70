import { countDays } from '../lib/dates.ts';
import { ordinalValue } from '../lib/number-words.ts';
import { wordsIn } from '../lib/phases.ts';
import type { Accessibility } from './accessibility.ts';
import type { Addressal } from './addressal.ts';
import { arePossible, GUIDELINES, MAX_DAYS, MAX_DESCRIPTION } from './bounds.ts';
import type { Committee } from './committee.ts';
import type { Conference } from './conference.ts';
import type { Glossary } from './glossary.ts';
import type { Guidelines } from './guidelines.ts';
import type { History } from './history.ts';
import { findGlossaryFaults, findNewcomerFaults, findUnknownFacts } from './newcomer-checks.ts';
import type { Newcomers } from './newcomers.ts';
import type { Pages } from './pages.ts';
import type { Parents } from './parents.ts';
import type { Finding } from './prose.ts';
import type { Secretariat } from './secretariat.ts';

/** What of the content is right by itself; what is not is absent. */
export interface Facts {
  conference?: Conference | undefined;
  guidelines?: Guidelines | undefined;
  history?: History | undefined;
  glossary?: Glossary | undefined;
  newcomers?: Newcomers | undefined;
  parents?: Parents | undefined;
  secretariat?: Secretariat | undefined;
  accessibility?: Accessibility | undefined;
  pages?: Pages | undefined;
  committees: Committee[];
  addressals: Addressal[];
  about: { slug: string; order: number; title: string }[];
  /** How many files `committees/` has, right or wrong. */
  committeeFiles: number;
}

/**
 * What is right file by file and wrong together, each with its remedy.
 * @param texts everything that the site says outside the glossary; absent while not all of it can be read
 */
export function findContradictions(facts: Facts, texts?: readonly string[]): Finding[] {
  const {
    conference,
    guidelines,
    history,
    pages,
    glossary,
    newcomers,
    parents,
    secretariat,
    accessibility,
    committees,
    addressals,
    about,
    committeeFiles,
  } = facts;
  return [
    ...(conference ? conferenceFindings(conference, committeeFiles) : []),
    ...(guidelines ? guidelineFindings(guidelines) : []),
    ...(history && conference ? historyFindings(history, conference) : []),
    ...(pages ? pageFindings(pages) : []),
    ...(['order', 'title', 'cardTitle', 'summary'] as const).flatMap((field) =>
      repeated('committees', committees, field),
    ),
    ...(['order', 'title'] as const).flatMap((field) => [
      ...repeated('addressals', addressals, field),
      ...repeated('about', about, field),
    ]),
    ...committees.flatMap(committeeFindings),
    ...(glossary && texts ? findGlossaryFaults(glossary, texts) : []),
    ...(newcomers && parents ? findNewcomerFaults(newcomers, parents) : []),
    ...(parents && secretariat ? announcementFindings(parents, secretariat) : []),
    ...findUnknownFacts({ newcomers, parents, accessibility }),
  ];
}

function conferenceFindings(conference: Conference, committeeFiles: number): Finding[] {
  const { dates, nextEdition, countdownTarget, committeeCount, dressCode, edition, school } = conference;
  const days = countDays(dates);
  const years = Number(dates.first.slice(0, 4)) - school.munSince + 1;
  return findings('conference.yaml', [
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
      committeeFiles !== committeeCount,
      ['committeeCount'],
      `It says ${committeeCount}, but content/committees has ${committeeFiles} files. Correct the number, or add or remove a committee.`,
    ],
    [
      arePossible(dates) && dressCode.length !== days,
      ['dressCode'],
      `The number of days is ${days}, and the number of dress codes is ${dressCode.length}. Write one for each day, for example: - Indian formals`,
    ],
    [
      years > 0 && edition > years,
      ['edition'],
      `With one edition a year since ${school.munSince} (school.munSince), the edition of ${dates.first.slice(0, 4)} can be number ${years} at most. Correct the number, the year or the dates.`,
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

function guidelineFindings({ parts }: Guidelines): Finding[] {
  const items = parts.flatMap((part, partIndex) =>
    part.items.map((item, index) => ({ ...item, path: ['parts', partIndex, 'items', index, 'title'] })),
  );
  return findings('guidelines.yaml', [
    [
      items.length !== GUIDELINES,
      ['parts'],
      `There are ${items.length} guidelines, but there must be ${GUIDELINES}. Add or remove items.`,
    ],
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

function historyFindings({ timeline }: History, { school, dates, edition }: Conference): Finding[] {
  const thisYear = Number(dates.first.slice(0, 4));
  const missing = (['founded', 'branchOpened', 'munSince'] as const).filter(
    (field) => !timeline.some(({ year }) => year === school[field]),
  );
  return findings('history.yaml', [
    ...missing.map(
      (field): Row => [
        true,
        ['timeline'],
        `There is no entry for the year ${school[field]}, which is school.${field} in conference.yaml. Add one, or correct the year in one of the two files.`,
      ],
    ),
    ...timeline.flatMap(({ year, title, text }, index): Row[] => {
      const said = [...`${title}. ${text}`.matchAll(/\b([\w-]+) edition\b/gi)]
        .map(([, word = '']) => ordinalValue(word))
        .find((value) => value !== undefined);
      return [
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
        [
          said !== undefined && (year === thisYear ? said !== edition : year < thisYear && said >= edition),
          ['timeline', index, 'title'],
          `It speaks of edition number ${said} in ${year}, but conference.yaml says that ${thisYear} is number ${edition}. Correct one of the two.`,
        ],
      ];
    }),
  ]);
}

/** What is said to be still to be announced, and stands on the contact page already. */
function announcementFindings({ announcements }: Parents, { roles }: Secretariat): Finding[] {
  const areNamed = roles.every(({ name }) => name && !/to be announced/i.test(name));
  const havePhones = roles.every(({ phones }) => phones.length > 0);
  return findings(
    'parents.yaml',
    announcements.map((announcement, index): Row => {
      const isOfSecretariat = /secretariat|secretar(?:y|ies)/i.test(announcement);
      const asksNames = /\bnames?\b/i.test(announcement);
      const asksPhones = /\b(?:tele)?phones?\b|\bnumbers?\b/i.test(announcement);
      return [
        isOfSecretariat && (asksNames || asksPhones) && (!asksNames || areNamed) && (!asksPhones || havePhones),
        ['announcements', index],
        `It says that “${announcement}” are still to be announced, but secretariat.yaml has them for every role. Remove this line.`,
      ];
    }),
  );
}

function pageFindings(pages: Pages): Finding[] {
  return findings(
    'pages.yaml',
    Object.entries(pages).map(([name, page]): Row => {
      const length = 'description' in page ? page.description.length : 0;
      return [
        length > MAX_DESCRIPTION,
        [name, 'description'],
        `This has ${length} letters, but search results show only ${MAX_DESCRIPTION}. Shorten it.`,
      ];
    }),
  );
}

function committeeFindings({ slug, title, imageAlt = '', ...committee }: Committee): Finding[] {
  return findings(`committees/${slug}.md`, [
    [
      slug === 'conference',
      [],
      'The calendar of the whole conference already uses this name. Rename the file, for example: general-assembly.md.',
    ],
    [
      /\.\w{3,4}$|^(image|picture|photo|logo)\b/i.test(imageAlt) || imageAlt === title,
      ['imageAlt'],
      `“${imageAlt}” does not tell visitors who cannot see the picture what it shows. Describe it, for example: A dove with an olive sprig.`,
    ],
    ...caseFileRows(committee),
  ]);
}

/** Texts that promise a committee's case file for another day than its date is reckoned from. */
function caseFileRows({
  caseFileDaysBefore: days,
  ...committee
}: Pick<Committee, 'caseFileDaysBefore' | 'agenda' | 'summary' | 'overviewPending'>): Row[] {
  return (['agenda', 'summary', 'overviewPending'] as const).map((field): Row => {
    const text = wordsIn('before', committee[field] ?? '');
    const [, said] = (/case file/i.test(text) && text.match(/(\d+) days? (?:prior|before)/i)) || [];
    const remedy =
      days === undefined ? `Add caseFileDaysBefore: ${said}` : `Correct this, or caseFileDaysBefore: ${days}`;
    return [
      said !== undefined && Number(said) !== days,
      [field],
      `It promises the case file ${said} days before the conference. ${remedy}.`,
    ];
  });
}

/** Values that several entries of a collection share and that each needs for itself: told at the second and later ones. */
function repeated<Key extends string>(
  folder: string,
  entries: ({ slug: string } & Record<Key, unknown>)[],
  key: Key,
): Finding[] {
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

/** Whether something is wrong, where, and what is said of it. */
type Row = [isWrong: boolean, path: PropertyKey[], message: string];

function findings(file: string, rows: Row[]): Finding[] {
  return rows.filter(([isWrong]) => isWrong).map(([, path, message]) => ({ file, path, message }));
}
