import { dialled } from '../../features/secretariat/phone.ts';
import { addDays, formatDate } from '../../shared/dates.ts';
import type { Edition } from '../collections.ts';
import type { FieldPath, Issue } from './issue.ts';
import type { Passage } from './prose.ts';
import { TO_BE_WRITTEN } from './prose-marks.ts';

/** Something to do before the site is launched, or after it has been online for a while. */
export interface LaunchItem extends Issue {
  state: 'placeholder' | 'missing' | 'out of date' | 'later';
}

/** The address under which examples live; nobody can register it. */
export const PLACEHOLDER = /\bexample\.(?:org|com|net)\b/;
/** The person and the number in the guide’s examples. */
const EXAMPLE_NAME = /^Name Surname$/i;
const EXAMPLE_PHONES = ['+919876543210', '+911234567890'];
/** Texts that a new edition has emptied. */
const EMPTIED = new RegExp(`^${TO_BE_WRITTEN}`);
/** A sentence for search results that is shorter says hardly more than the title. */
const LEAST_SUMMARY = 60;
const DAYS_OF_SECURITY_TXT = 365;
/** So long a look at how everybody can use the website is believed. */
const DAYS_OF_A_LOOK = 365;

/**
 * What is still a placeholder, what is missing, and what goes out of date when.
 * @param now milliseconds since the epoch; also when the site would be built
 * @param passages every text, as `checkContent` has read it
 */
export function launchList(edition: Edition, now: number, passages: readonly Passage[]): LaunchItem[] {
  const { conference, secretariat, accessibility, privacy } = edition;
  const today = new Date(now).toISOString().slice(0, 10);
  const item = (state: LaunchItem['state'], file: string, path: FieldPath, message: string): LaunchItem => ({
    state,
    file,
    path,
    message,
  });
  const inConference = (state: LaunchItem['state'], path: FieldPath, message: string) =>
    item(state, 'conference.yaml', path, message);
  const texts = [
    ...findTexts(PLACEHOLDER, 'conference.yaml', conference),
    ...edition.committees.flatMap((committee) => findTexts(PLACEHOLDER, `committees/${committee.slug}.md`, committee)),
  ];
  const emptied = [
    ...edition.committees.flatMap((committee) => findTexts(EMPTIED, `committees/${committee.slug}.md`, committee)),
    ...edition.addressals.flatMap((addressal) => findTexts(EMPTIED, `addressals/${addressal.slug}.md`, addressal)),
  ];
  const emptiedParagraphs = passages.filter(({ line, text }) => line !== undefined && EMPTIED.test(text));
  const { dates, dressCode, emailService, social, map } = conference;
  const hasPassed = dates.last < today;
  const lookAgain = addDays(accessibility.lookedAt, DAYS_OF_A_LOOK);
  return [
    ...texts.map(({ file, path, value }) =>
      item('placeholder', file, path, `${value} is a placeholder. Write the real address.`),
    ),
    ...emptied.map(({ file, path }) => item('missing', file, path, 'Write the text for this edition.')),
    ...emptiedParagraphs.map(({ file, line }) => ({
      ...item('missing', file, [], 'Write the text for this edition.'),
      line,
    })),
    ...Object.entries(emailService)
      .filter(([, value]) => value.startsWith('example-'))
      .map(([name, value]) =>
        inConference(
          'placeholder',
          ['emailService', name],
          `${value} is a placeholder, so no messages arrive. Copy the value from the account page.`,
        ),
      ),
    ...(social?.label
      ? []
      : [
          inConference(
            'missing',
            social ? ['social', 'label'] : ['social'],
            social
              ? 'The link to the account reads “Social media”. Add the name of the account, or leave it out on purpose.'
              : 'There is no link to an account. Add one, or leave it out on purpose.',
          ),
        ]),
    ...(hasPassed && !conference.nextEdition
      ? [
          inConference(
            'missing',
            ['nextEdition'],
            'The home page says that the dates of the next edition have not been announced. Add its first and last day when they are known.',
          ),
        ]
      : []),
    ...dressCode.flatMap((dress, day) =>
      /to be announced/i.test(dress)
        ? [inConference('missing', ['dressCode', day], `There is no dress code for day ${day + 1} yet. Write it.`)]
        : [],
    ),
    ...(map
      ? []
      : [
          inConference(
            'missing',
            ['map'],
            'There is no map of the venue. Add the address that a map service gives you.',
          ),
        ]),
    ...(edition.schedule.days.length > 0 || hasPassed
      ? []
      : [
          item(
            'missing',
            'schedule.yaml',
            [],
            'There is no schedule, so the website has no page for it. When the hours are decided, add this file: docs/for-the-secretariat.md shows how.',
          ),
        ]),
    ...(['responsible', 'messagesKept'] as const)
      .filter((field) => privacy[field] === '')
      .map((field) =>
        item(
          'missing',
          'privacy.yaml',
          [field],
          `The page Privacy says that we have not decided ${field === 'responsible' ? 'who is responsible for messages' : 'how long messages are kept'}. Decide it with the school, and write it.`,
        ),
      ),
    ...secretariat.roles.flatMap(({ role, name, phones }, index) => [
      ...(name && !/to be announced/i.test(name)
        ? []
        : [
            item(
              'missing',
              'secretariat.yaml',
              ['roles', index, 'name'],
              `There is no name for the role ${role}. Write it, or leave it empty until it is announced.`,
            ),
          ]),
      ...(phones.length > 0
        ? []
        : [
            item(
              'missing',
              'secretariat.yaml',
              ['roles', index, 'phones'],
              `There is no telephone number for the role ${role}. Add one, or leave it out if you prefer.`,
            ),
          ]),
    ]),
    ...secretariat.roles.flatMap(({ name, phones, whatsapp = '' }, index) => [
      ...(EXAMPLE_NAME.test(name)
        ? [
            item(
              'placeholder',
              'secretariat.yaml',
              ['roles', index, 'name'],
              `${name} is the example of the guide. Write the real name.`,
            ),
          ]
        : []),
      ...[...phones, whatsapp]
        .filter((phone) => EXAMPLE_PHONES.includes(dialled(phone) ?? ''))
        .map((phone) =>
          item(
            'placeholder',
            'secretariat.yaml',
            ['roles', index, 'phones'],
            `${phone} is the example of the guide. Write the real number.`,
          ),
        ),
    ]),
    ...(hasPassed && edition.media.pictures.length === 0
      ? [
          item(
            'missing',
            'media.yaml',
            [],
            'There are no photographs of the conference. Add some, or leave them out on purpose.',
          ),
        ]
      : []),
    ...(hasPassed && edition.committees.every(({ awards }) => awards.length === 0)
      ? [
          item(
            'missing',
            'committees',
            ['awards'],
            'No committee lists its awards. Add them, or leave them out on purpose.',
          ),
        ]
      : []),
    ...edition.committees
      .filter(({ summary }) => summary.length < LEAST_SUMMARY && !EMPTIED.test(summary))
      .map(({ slug, summary }) =>
        item(
          'missing',
          `committees/${slug}.md`,
          ['summary'],
          `It has only ${summary.length} letters. Search results show up to 160, so write a sentence of 90 to 150.`,
        ),
      ),
    ...edition.addressals
      .filter(({ author }) => author === '')
      .map(({ slug, role }) =>
        item(
          'missing',
          `addressals/${slug}.md`,
          ['author'],
          `There is no name under this letter (${role}). Write it, or leave it empty until it is announced.`,
        ),
      ),
    hasPassed
      ? inConference(
          'out of date',
          ['dates', 'last'],
          `The conference ended on ${formatDate(dates.last)}. Write the dates of the next one.`,
        )
      : inConference(
          'later',
          ['dates', 'last'],
          `From ${formatDate(addDays(dates.last, 1))}, the website says that the conference has ended.`,
        ),
    hasPassed
      ? inConference(
          'out of date',
          ['registration'],
          'The registration forms were for the conference that has ended. Check that they are closed, or add the new ones.',
        )
      : inConference(
          'later',
          ['registration'],
          `After ${formatDate(dates.last)}, the registration forms are out of date.`,
        ),
    ...(edition.committees.some(({ portfolios, portfolioSheet }) => portfolioSheet || portfolios.length > 0)
      ? []
      : [
          item(
            'missing',
            'committees',
            ['portfolios'],
            'No committee lists its portfolios. Add them when they are decided, or leave them out on purpose.',
          ),
        ]),
    item(
      lookAgain < today ? 'out of date' : 'later',
      'accessibility.yaml',
      ['lookedAt'],
      `The website was last tested for accessibility on ${formatDate(accessibility.lookedAt)}. Test it again by ${formatDate(lookAgain)}, with the script in docs/accessibility.md, and write the new date.`,
    ),
    item(
      'later',
      'security.txt',
      [],
      `This file tells people how to report a security problem. It is renewed whenever you publish something. Publish at least once before ${formatDate(addDays(`${today.slice(0, 7)}-01`, DAYS_OF_SECURITY_TXT))}.`,
    ),
  ];
}

/** Every text that matches, with its place. */
function findTexts(
  wanted: RegExp,
  file: string,
  data: unknown,
  path: FieldPath = [],
): { file: string; path: FieldPath; value: string }[] {
  if (typeof data === 'string') return wanted.test(data) ? [{ file, path, value: data }] : [];
  if (Array.isArray(data)) return data.flatMap((entry, index) => findTexts(wanted, file, entry, [...path, index]));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => findTexts(wanted, file, value, [...path, key]));
}
