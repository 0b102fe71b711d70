import { dialled } from '../../features/secretariat/phone.ts';
import { addDays, formatDate } from '../../shared/dates.ts';
import type { Edition } from '../collections.ts';
import { type Issue, issuesIn, type Row } from './issue.ts';
import { type Passage, TO_BE_WRITTEN, textsIn } from './prose.ts';

/** Something to do before the site is launched, or after it has been online for a while. */
export interface LaunchItem extends Issue {
  state: 'placeholder' | 'missing' | 'out of date' | 'later';
}

/** The address under which examples live; nobody can register it. */
const PLACEHOLDER = /\bexample\.(?:org|com|net)\b/;
/** The number in the guide’s examples. */
const EXAMPLE_PHONES = ['+919876543210', '+911234567890'];
/** So long security.txt holds, and so long a test for accessibility is believed. */
const DAYS_OF_A_YEAR = 365;

/**
 * What is still a placeholder, what is missing, and what goes out of date when.
 * @param now milliseconds since the epoch; also when the site would be built
 * @param passages every text, as `checkContent` has read it
 */
export function launchList(edition: Edition, now: number, passages: readonly Passage[]): LaunchItem[] {
  const today = new Date(now).toISOString().slice(0, 10);
  const { conference, accessibility } = edition;
  const { last } = conference.dates;
  const hasPassed = last < today;
  const lookAgain = addDays(accessibility.lookedAt, DAYS_OF_A_YEAR);
  const renewBy = addDays(`${today.slice(0, 7)}-01`, DAYS_OF_A_YEAR);
  const inState = (state: LaunchItem['state'], issues: Issue[]) => issues.map((issue) => ({ ...issue, state }));
  return [
    ...inState('placeholder', placeholders(edition)),
    ...inState('missing', [...unwritten(passages), ...missing(edition, hasPassed)]),
    ...inState(
      hasPassed ? 'out of date' : 'later',
      issuesIn('conference.yaml', [
        [hasPassed, ['dates', 'last'], `The conference ended on ${formatDate(last)}. Write the dates of the next one.`],
        [!hasPassed, ['dates', 'last'], `From ${formatDate(addDays(last, 1))}, the website says that it is over.`],
        [
          hasPassed,
          ['registration'],
          'The registration forms were for the conference that has ended. Check that they are closed, or add the new ones.',
        ],
        [!hasPassed, ['registration'], `After ${formatDate(last)}, the registration forms are out of date.`],
      ]),
    ),
    ...inState(lookAgain < today ? 'out of date' : 'later', [
      {
        file: 'accessibility.yaml',
        path: ['lookedAt'],
        message: `The website was last tested for accessibility on ${formatDate(accessibility.lookedAt)}. Test it again by ${formatDate(lookAgain)}, with the script in docs/accessibility.md, and write the new date.`,
      },
    ]),
    ...inState('later', [
      {
        file: 'security.txt',
        message: `This file tells people how to report a security problem. It is renewed whenever you publish something. Publish at least once before ${formatDate(renewBy)}.`,
      },
    ]),
  ];
}

function placeholders({ conference, committees, secretariat }: Edition): Issue[] {
  const addresses = (data: unknown): Row[] =>
    textsIn(data).map(({ path, text }) => [
      PLACEHOLDER.test(text),
      path,
      `${text} is a placeholder. Write the real one.`,
    ]);
  return [
    ...issuesIn('conference.yaml', [
      ...addresses(conference),
      ...Object.entries(conference.emailService).map(
        ([name, value]): Row => [
          value.startsWith('example-'),
          ['emailService', name],
          `${value} is a placeholder, so no messages arrive. Copy the value from the account page.`,
        ],
      ),
    ]),
    ...committees.flatMap((committee) => issuesIn(`committees/${committee.slug}.md`, addresses(committee))),
    ...issuesIn(
      'secretariat.yaml',
      textsIn(secretariat).map(({ path, text }) => [
        /^Name Surname$/i.test(text) || EXAMPLE_PHONES.includes(dialled(text) ?? ''),
        path,
        `${text} is the example of the guide. Write the real one.`,
      ]),
    ),
  ];
}

/** Texts that the new edition has emptied. */
function unwritten(passages: readonly Passage[]): Issue[] {
  return passages
    .filter(({ text }) => text.startsWith(TO_BE_WRITTEN))
    .map(({ file, path, line }) => ({ file, path, line, message: 'Write the text for this edition.' }));
}

function missing(
  { conference, schedule, privacy, secretariat, media, committees, addressals }: Edition,
  hasPassed: boolean,
): Issue[] {
  const { social, map, dressCode, nextEdition } = conference;
  return [
    ...issuesIn('conference.yaml', [
      [!social, ['social'], 'There is no link to an account. Add one, or leave it out on purpose.'],
      [
        social && !social.label,
        ['social', 'label'],
        'The link to the account reads “Social media”. Add the name of the account, or leave it out on purpose.',
      ],
      [
        hasPassed && !nextEdition,
        ['nextEdition'],
        'The home page says that the dates of the next edition have not been announced. Add its first and last day when they are known.',
      ],
      ...dressCode.map(
        (dress, day): Row => [
          /to be announced/i.test(dress),
          ['dressCode', day],
          `There is no dress code for day ${day + 1} yet. Write it.`,
        ],
      ),
      [!map, ['map'], 'There is no map of the venue. Add the address that a map service gives you.'],
    ]),
    ...issuesIn('schedule.yaml', [
      [
        schedule.days.length === 0 && !hasPassed,
        [],
        'There is no schedule, so the website has no page for it. When the hours are decided, add this file: docs/for-the-secretariat.md shows how.',
      ],
    ]),
    ...issuesIn(
      'privacy.yaml',
      (['responsible', 'messagesKept'] as const).map((field) => [
        privacy[field] === '',
        [field],
        `The page Privacy says that we have not decided ${field === 'responsible' ? 'who is responsible for messages' : 'how long messages are kept'}. Decide it with the school, and write it.`,
      ]),
    ),
    ...issuesIn(
      'secretariat.yaml',
      secretariat.roles.flatMap(({ role, name, phones }, index): Row[] => [
        [
          !name || /to be announced/i.test(name),
          ['roles', index, 'name'],
          `There is no name for the role ${role}. Write it when it is announced.`,
        ],
        [
          phones.length === 0,
          ['roles', index, 'phones'],
          `There is no telephone number for the role ${role}. Add one, or leave it out if you prefer.`,
        ],
      ]),
    ),
    ...issuesIn('media.yaml', [
      [
        hasPassed && media.pictures.length === 0,
        [],
        'There are no photographs of the conference. Add some, or leave them out on purpose.',
      ],
    ]),
    ...issuesIn('committees', [
      [
        hasPassed && committees.every(({ awards }) => awards.length === 0),
        ['awards'],
        'No committee lists its awards. Add them, or leave them out on purpose.',
      ],
      [
        committees.every(({ portfolios, portfolioSheet }) => !portfolioSheet && portfolios.length === 0),
        ['portfolios'],
        'No committee lists its portfolios. Add them when they are decided, or leave them out on purpose.',
      ],
    ]),
    ...addressals.flatMap(({ slug, author, role }) =>
      issuesIn(`addressals/${slug}.md`, [
        [author === '', ['author'], `There is no name under this letter (${role}). Write it when it is announced.`],
      ]),
    ),
  ];
}
