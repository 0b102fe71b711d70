import { countDays } from '../lib/dates.ts';
import { nearest } from '../lib/nearest.ts';
import { cardinalValue, ordinalValue } from '../lib/number-words.ts';
import { cardinal, ordinal } from '../lib/numbers.ts';
import { arePossible } from './bounds.ts';
import type { Committee } from './committee.ts';
import type { Conference } from './conference.ts';
import type { PastEdition } from './past-editions.ts';
import {
  type Finding,
  findAt,
  isEligibility,
  isOfConference,
  type Passage,
  type Sentence,
  sentencesOf,
} from './prose.ts';

/** What the texts are compared with. */
export interface KnownFacts {
  conference: Conference;
  committees: Committee[];
  /** How many letters of welcome there are. */
  addressals: number;
  /** Editions that are over, whose committees may have stayed in a text. */
  past: readonly PastEdition[];
}

type Check = (sentence: Sentence, passage: Passage, facts: KnownFacts) => { index?: number; message: string }[];

/** Abbreviations that are no committee. */
const KNOWN_ABBREVIATIONS = new Set(
  'MUN USG DSG PDF FAQ NGO NGOS IST GMT UTC USA USSR CBSE ICSE ISC NEP CCTV SMS UPI'.split(' '),
);
const TELLS_OF_OLD = /\b(was|were|took|had|met|held|previous|earlier|last)\b/i;

/** Statements in texts that contradict the facts of the conference, or name a committee that does not exist. */
export function findWrongFacts(passages: readonly Passage[], facts: KnownFacts): Finding[] {
  return passages
    .filter((passage) => isOfConference(passage) || isEligibility(passage))
    .flatMap((passage) =>
      sentencesOf(passage.text).flatMap((sentence) =>
        CHECKS.flatMap((check) => check(sentence, passage, facts)).map(({ index = 0, message }) =>
          findAt(passage, sentence.index + index, message),
        ),
      ),
    );
}

const CHECKS: Check[] = [
  /** “the ninth edition”, “for the ninth time”: of another year only in the past tense, and as a first one. */
  ({ text }, { file }, { conference: { edition } }) =>
    file === 'history.yaml'
      ? []
      : [...text.matchAll(/\b([\w-]+)\s+(edition|time)\b/gi)].flatMap((match) => {
          const said = ordinalValue(match[1] ?? '');
          if (said === undefined || said === edition || said === 1 || /\b(was|were|took|had|last)\b/i.test(text))
            return [];
          return contradicts(
            match,
            `It says ${match[0]}, but conference.yaml says edition: ${edition}. Write ${ordinal(edition)}, or leave the number out.`,
          );
        }),
  ({ text }, { path }, { conference: { replyWithinHours: hours } }) =>
    path?.[0] === 'replyWithinHours'
      ? []
      : [...text.matchAll(/\bwithin ([\w-]+) hours\b/gi)]
          .filter((match) => cardinalValue(match[1] ?? '') !== hours)
          .flatMap((match) =>
            contradicts(
              match,
              `It says ${match[0]}, but conference.yaml says replyWithinHours: ${hours}. Correct one of the two, for example: within ${hours} hours.`,
            ),
          ),
  ({ text }, _passage, { conference: { school, dates } }) =>
    [
      { pattern: /\bfounded in (\d{4})/gi, field: 'founded' as const },
      { pattern: /\bbranch (?:was )?(?:opened|opens) in (\d{4})/gi, field: 'branchOpened' as const },
      { pattern: /\bModel United Nations\b[^.]*?\b(?:since|in) (\d{4})/gi, field: 'munSince' as const },
      { pattern: /\bsince (\d{4}),? Model United Nations/gi, field: 'munSince' as const },
    ].flatMap(({ pattern, field }) =>
      [...text.matchAll(pattern)]
        .filter(([, year]) => Number(year) !== school[field] && Number(year) !== Number(dates.first.slice(0, 4)))
        .flatMap((match) =>
          contradicts(
            match,
            `It says ${match[1]}, but conference.yaml says school.${field}: ${school[field]}. Correct one of the two.`,
          ),
        ),
    ),
  ({ text }, _passage, { conference: { dressCode } }) =>
    [
      ...[...text.matchAll(/\b([A-Z]\w+ \w+) on Day (\d+)/g)].map((match) => ({
        match,
        said: match[1],
        day: Number(match[2]),
      })),
      ...[...text.matchAll(/\bDay (\d+): ([^.,;]+)/g)].map((match) => ({
        match,
        said: match[2],
        day: Number(match[1]),
      })),
      ...[...text.matchAll(/\bdress code (?:for|of) the (\w+) day is ([^.,;]+)/gi)].map((match) => ({
        match,
        said: match[2],
        day: ordinalValue(match[1] ?? '') ?? 0,
      })),
    ]
      .filter(({ said, day }) => dressCode[day - 1]?.toLowerCase() !== said?.trim().toLowerCase())
      .flatMap(({ match, said, day }) =>
        contradicts(
          match,
          dressCode[day - 1] === undefined
            ? `It mentions day ${day}, but dressCode in conference.yaml has ${dressCode.length} days. Correct one of the two.`
            : `For day ${day} it says ${said?.trim()}, but dressCode in conference.yaml says ${dressCode[day - 1]}. Correct one of the two.`,
        ),
      ),
  ({ text }, _passage, { conference: { dates } }) =>
    [...text.matchAll(/\b(?:the|its|our|all|both|these) ([\w-]+) days\b/gi)]
      .filter(([, said = '']) => arePossible(dates) && (cardinalValue(said) ?? countDays(dates)) !== countDays(dates))
      .flatMap((match) =>
        contradicts(
          match,
          `It says ${match[1]} days, but by the dates in conference.yaml there are ${cardinal(countDays(dates))}. Correct one of the two.`,
        ),
      ),
  ({ text }, { file, path }, { conference, committees, addressals }) =>
    [
      {
        pattern: /\b([\w-]+) committees (?:meet|sit|debate|gather|assemble|will)\b/gi,
        count: committees.length,
        noun: 'committees',
        isMeant: file !== 'history.yaml',
      },
      {
        pattern: /\b([\w-]+) papers\b/gi,
        count: conference.resources.length,
        noun: 'papers',
        isMeant: path?.[0] === 'resources',
      },
      {
        // A smaller number may be of some of them; most of them are meant to be all.
        pattern: /(?<!\b(?:other|of) )\b([\w-]+) committees\b(?! (?:meet|sit|debate|gather|assemble|will)\b)/gi,
        count: committees.length,
        noun: 'committees',
        isMeant: file !== 'history.yaml',
        least: committees.length / 2,
      },
      { pattern: /\b([\w-]+) letters\b/gi, count: addressals, noun: 'letters', isMeant: path?.[0] === 'addressals' },
    ].flatMap(({ pattern, count, noun, isMeant, least = 0 }) =>
      [...text.matchAll(pattern)]
        .filter(([, said = '']) => {
          const number = cardinalValue(said) ?? count;
          return isMeant && number !== count && number > least;
        })
        .flatMap((match) =>
          contradicts(
            match,
            `It says ${match[1]} ${noun}, but there are ${cardinal(count)}. Write ${cardinal(count)}, or leave the number out.`,
          ),
        ),
    ),
  /** A committee by its abbreviation, where only those of this year can be meant. */
  ({ text }, { file, path }, { committees }) => {
    if (file !== 'guidelines.yaml' && file !== 'pages.yaml' && path?.[0] !== 'eligibility') return [];
    const known = namesOf(committees);
    return [...text.matchAll(/\b([A-Z]{3,})s?\b/g)]
      .filter(([, word = '']) => !known.includes(word) && !KNOWN_ABBREVIATIONS.has(word))
      .flatMap((match) => {
        const meant = nearest(match[1] ?? '', known);
        return contradicts(
          match,
          `There is no committee called ${match[1]} in this edition. ${meant ? `Did you mean ${meant}?` : 'Use the name of one in content/committees.'} If you mean something else, write it out in words.`,
        );
      });
  },
  /** A committee of an edition that is over, where abbreviations of something else may stand as well. */
  ({ text }, { file }, { committees, past }) => {
    if (['guidelines.yaml', 'pages.yaml', 'history.yaml'].includes(file) || TELLS_OF_OLD.test(text)) return [];
    const known = [...namesOf(committees), ...committees.map(({ slug }) => slug.toUpperCase())];
    return [...text.matchAll(/\b[A-Z]{3,}\b/g)].flatMap((match) => {
      const edition = past.find((other) => other.committees.includes(match[0].toLowerCase()));
      return !edition || known.includes(match[0])
        ? []
        : contradicts(
            match,
            `${match[0]} was a committee of the ${ordinal(edition.edition)} edition, but is not in this one. Use the name of one in content/committees, or leave it out.`,
          );
    });
  },
];

function namesOf(committees: Committee[]): string[] {
  return [
    ...new Set(
      committees.flatMap(({ title, cardTitle, fullName }) => [
        ...[title, cardTitle, fullName].flatMap((name) => name.match(/\b[A-Z]{2,}\b/g) ?? []),
        (fullName.match(/\b\p{Lu}/gu) ?? []).join(''),
      ]),
    ),
  ];
}

function contradicts(match: RegExpExecArray, message: string) {
  return [{ index: match.index, message }];
}
