import { dialled } from '../../features/secretariat/phone.ts';
import { addDays, formatDate } from '../../shared/dates.ts';
import type { Edition } from '../collections.ts';
import { fieldName, type Issue } from './issue.ts';
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

/** What there is to say of the fields of a file; of the file as a whole under an empty name. */
type Remarks = Record<string, string | false | undefined>;

function itemsIn(state: LaunchItem['state'], file: string, remarks: Remarks): LaunchItem[] {
  return Object.entries(remarks).flatMap(([field, message]) =>
    message ? { state, file, path: field ? [field] : [], message } : [],
  );
}

/**
 * What is still a placeholder, what is missing, and what goes out of date when.
 * @param now milliseconds since the epoch; also when the site would be built
 * @param passages every text, as `checkContent` has read it
 */
export function launchList(edition: Edition, now: number, passages: readonly Passage[]): LaunchItem[] {
  const today = new Date(now).toISOString().slice(0, 10);
  const { lookedAt } = edition.accessibility;
  const { last } = edition.conference.dates;
  const hasPassed = last < today;
  const lookAgain = addDays(lookedAt, DAYS_OF_A_YEAR);
  const renewBy = addDays(`${today.slice(0, 7)}-01`, DAYS_OF_A_YEAR);
  return [
    ...placeholders(edition),
    ...passages
      .filter(({ text }) => text.startsWith(TO_BE_WRITTEN))
      .map(
        ({ text: _, ...place }) =>
          ({ ...place, state: 'missing', message: 'Write the text for this edition.' }) as const,
      ),
    ...missing(edition, hasPassed),
    ...itemsIn(hasPassed ? 'out of date' : 'later', 'conference.yaml', {
      'dates.last': hasPassed
        ? `The conference ended on ${formatDate(last)}. Write the dates of the next one.`
        : `From ${formatDate(addDays(last, 1))}, the website says that it is over.`,
      registration: hasPassed
        ? 'The registration forms were for the conference that has ended. Check that they are closed, or add the new ones.'
        : `After ${formatDate(last)}, the registration forms are out of date.`,
    }),
    ...itemsIn(lookAgain < today ? 'out of date' : 'later', 'accessibility.yaml', {
      lookedAt: `The website was last tested for accessibility on ${formatDate(lookedAt)}. Test it again by ${formatDate(lookAgain)}, with the script in docs/accessibility.md, and write the new date.`,
    }),
    ...itemsIn('later', 'security.txt', {
      '': `This file tells people how to report a security problem. It is renewed whenever you publish something. Publish at least once before ${formatDate(renewBy)}.`,
    }),
  ];
}

function placeholders({ conference, committees, secretariat }: Edition): LaunchItem[] {
  const inTexts = (file: string, data: unknown, remarkOn: (text: string) => string | false) =>
    textsIn(data).flatMap(({ path, text }) =>
      itemsIn('placeholder', file, { [fieldName(path) ?? '']: remarkOn(text) }),
    );
  const address = (text: string) => PLACEHOLDER.test(text) && `${text} is a placeholder. Write the real one.`;
  const isGuideExample = (text: string) => /^Name Surname$/i.test(text) || EXAMPLE_PHONES.includes(dialled(text) ?? '');
  return [
    ...inTexts('conference.yaml', conference, address),
    ...inTexts(
      'conference.yaml',
      { emailService: conference.emailService },
      (value) =>
        value.startsWith('example-') &&
        `${value} is a placeholder, so no messages arrive. Copy the value from the account page.`,
    ),
    ...committees.flatMap((committee) => inTexts(`committees/${committee.slug}.md`, committee, address)),
    ...inTexts(
      'secretariat.yaml',
      secretariat,
      (text) => isGuideExample(text) && `${text} is the example of the guide. Write the real one.`,
    ),
  ];
}

function missing(edition: Edition, hasPassed: boolean): LaunchItem[] {
  const { conference, schedule, privacy, secretariat, media, committees, addressals } = edition;
  const { social, map, dressCode, nextEdition } = conference;
  const isOpen = (words: string) => words === '' || /to be announced/i.test(words);
  const undecided = (what: string) =>
    `The page Privacy says that we have not decided ${what}. Decide it with the school, and write it.`;
  const areListed = committees.some(({ portfolios, portfolioSheet }) => portfolioSheet || portfolios.length > 0);
  return [
    ...itemsIn('missing', 'conference.yaml', {
      social: !social && 'There is no link to an account. Add one, or leave it out on purpose.',
      'social.label':
        social &&
        !social.label &&
        'The link to the account reads “Social media”. Add the name of the account, or leave it out on purpose.',
      nextEdition:
        hasPassed &&
        !nextEdition &&
        'The home page says that the dates of the next edition have not been announced. Add its first and last day when they are known.',
      map: !map && 'There is no map of the venue. Add the address that a map service gives you.',
    }),
    ...dressCode.flatMap((dress, day) =>
      itemsIn('missing', 'conference.yaml', {
        [`dressCode[${day}]`]: isOpen(dress) && `There is no dress code for day ${day + 1} yet. Write it.`,
      }),
    ),
    ...itemsIn('missing', 'schedule.yaml', {
      '':
        !hasPassed &&
        schedule.days.length === 0 &&
        'There is no schedule, so the website has no page for it. When the hours are decided, add this file: docs/for-the-secretariat.md shows how.',
    }),
    ...itemsIn('missing', 'privacy.yaml', {
      responsible: privacy.responsible === '' && undecided('who is responsible for messages'),
      messagesKept: privacy.messagesKept === '' && undecided('how long messages are kept'),
    }),
    ...secretariat.roles.flatMap(({ role, name, phones }, index) =>
      itemsIn('missing', 'secretariat.yaml', {
        [`roles[${index}].name`]:
          isOpen(name) && `There is no name for the role ${role}. Write it when it is announced.`,
        [`roles[${index}].phones`]:
          phones.length === 0 &&
          `There is no telephone number for the role ${role}. Add one, or leave it out if you prefer.`,
      }),
    ),
    ...itemsIn('missing', 'media.yaml', {
      '':
        hasPassed &&
        media.pictures.length === 0 &&
        'There are no photographs of the conference. Add some, or leave them out on purpose.',
    }),
    ...itemsIn('missing', 'committees', {
      awards:
        hasPassed &&
        committees.every(({ awards }) => awards.length === 0) &&
        'No committee lists its awards. Add them, or leave them out on purpose.',
      portfolios:
        !areListed &&
        'No committee lists its portfolios. Add them when they are decided, or leave them out on purpose.',
    }),
    ...addressals.flatMap(({ slug, author, role }) =>
      itemsIn('missing', `addressals/${slug}.md`, {
        author: author === '' && `There is no name under this letter (${role}). Write it when it is announced.`,
      }),
    ),
  ];
}
