import { dialled } from '../../features/secretariat/phone.ts';
import { addDays, formatDate } from '../../shared/dates.ts';
import type { Edition } from '../collections.ts';
import { placeOf } from '../reading/issue.ts';
import { type Passage, TO_BE_WRITTEN, textsIn } from '../reading/prose.ts';

/** Something to do before the site is launched, or after it has been online for a while. */
export interface LaunchItem {
  state: 'placeholder' | 'missing' | 'out of date' | 'later';
  /** Where, and what: `conference.yaml, map: …`. */
  text: string;
}

/** The address under which examples live; nobody can register it. */
const PLACEHOLDER = /\bexample\.(?:org|com|net)\b/;
/** The number in the guide’s examples. */
const EXAMPLE_PHONES = ['+919876543210', '+911234567890'];
/** How long security.txt is valid, and how long a test for accessibility counts. */
const DAYS_OF_A_YEAR = 365;

/** What there is to say of each place. */
type Remarks = Record<string, string | false | undefined>;

function itemsIn(state: LaunchItem['state'], remarks: Remarks): LaunchItem[] {
  return Object.entries(remarks).flatMap(([place, message]) =>
    message ? { state, text: `${place}: ${message}` } : [],
  );
}

/**
 * What is still a placeholder, what is missing, and what goes out of date when.
 * @param now milliseconds since the epoch; also when the site would be built
 * @param passages every text, as `checkContent` has read it
 */
export function launchList(edition: Edition, now: number, passages: readonly Passage[]): LaunchItem[] {
  const today = new Date(now).toISOString().slice(0, 10);
  const { testedOn } = edition.accessibility;
  const { last } = edition.conference.dates;
  const hasPassed = last < today;
  const testAgain = addDays(testedOn, DAYS_OF_A_YEAR);
  const renewBy = addDays(`${today.slice(0, 7)}-01`, DAYS_OF_A_YEAR);
  const emptied = passages.filter(({ text }) => text.startsWith(TO_BE_WRITTEN));
  return [
    ...placeholders(edition),
    ...emptied.flatMap((passage) => itemsIn('missing', { [placeOf(passage)]: 'Write the text for this edition.' })),
    ...itemsIn('missing', missing(edition, hasPassed)),
    ...itemsIn(hasPassed ? 'out of date' : 'later', {
      'conference.yaml, dates.last': hasPassed
        ? `The conference ended on ${formatDate(last)}. Write the dates of the next one.`
        : `From ${formatDate(addDays(last, 1))}, the website says that the conference is over.`,
      'conference.yaml, registration': hasPassed
        ? 'The registration forms were for the conference that has ended. Check that they are closed, or add the new ones.'
        : `After ${formatDate(last)}, the registration forms are out of date.`,
    }),
    ...itemsIn(testAgain < today ? 'out of date' : 'later', {
      'accessibility.yaml, testedOn': `The website was last tested for accessibility on ${formatDate(testedOn)}. Test it again by ${formatDate(testAgain)}, with the script in docs/accessibility.md, and write the new date.`,
    }),
    ...itemsIn('later', {
      'security.txt': `This file tells people how to report a security problem. It is renewed whenever you publish something. Publish at least once before ${formatDate(renewBy)}.`,
    }),
  ];
}

function placeholders({ conference, committees, secretariat }: Edition): LaunchItem[] {
  const inTexts = (file: string, data: unknown, remarkOn: (text: string) => string | false) =>
    textsIn(data).flatMap(({ path, text }) => itemsIn('placeholder', { [placeOf({ file, path })]: remarkOn(text) }));
  const address = (text: string) => PLACEHOLDER.test(text) && `${text} is a placeholder. Write the real one.`;
  const isGuideExample = (text: string) => /^Name Surname$/i.test(text) || EXAMPLE_PHONES.includes(dialled(text) ?? '');
  return [
    ...inTexts('conference.yaml', conference, (text) =>
      text.startsWith('example-')
        ? `${text} is a placeholder, so no messages arrive. Copy the value from the account page.`
        : address(text),
    ),
    ...committees.flatMap((committee) => inTexts(`committees/${committee.slug}.md`, committee, address)),
    ...inTexts(
      'secretariat.yaml',
      secretariat,
      (text) => isGuideExample(text) && `${text} is the example of the guide. Write the real one.`,
    ),
  ];
}

function missing(edition: Edition, hasPassed: boolean): Remarks {
  const { conference, schedule, privacy, secretariat, media, committees, addressals } = edition;
  const { social, map, dressCode, nextEdition } = conference;
  const isOpen = (words: string) => words === '' || /to be announced/i.test(words);
  const undecided = (what: string) =>
    `The Privacy page says that we have not decided ${what}. Decide it with the school, and write it.`;
  const areListed = committees.some(({ portfolios, portfolioSheet }) => portfolioSheet || portfolios.length > 0);
  const remarks: Remarks = {
    'conference.yaml, social': !social && 'There is no link to an account. Add one, or leave it out on purpose.',
    'conference.yaml, social.label':
      social &&
      !social.label &&
      'The link to the account reads “Social media”. Add the name of the account, or leave it out on purpose.',
    'conference.yaml, nextEdition':
      hasPassed &&
      !nextEdition &&
      'The home page says that the dates of the next edition have not been announced. Add its first and last day when they are known.',
    'conference.yaml, map': !map && 'There is no map of the venue. Add the address that a map service gives you.',
    'schedule.yaml':
      !hasPassed &&
      schedule.days.length === 0 &&
      'There is no schedule, so the website has no page for it. When the times are decided, add this file: docs/for-the-secretariat.md shows how.',
    'privacy.yaml, responsible': privacy.responsible === '' && undecided('who is responsible for messages'),
    'privacy.yaml, messagesKept': privacy.messagesKept === '' && undecided('how long messages are kept'),
    'media.yaml':
      hasPassed &&
      media.pictures.length === 0 &&
      'There are no photographs of the conference. Add some, or leave them out on purpose.',
    'committees, awards':
      hasPassed &&
      committees.every(({ awards }) => awards.length === 0) &&
      'No committee lists its awards. Add them, or leave them out on purpose.',
    'committees, portfolios':
      !areListed && 'No committee lists its portfolios. Add them when they are decided, or leave them out on purpose.',
  };
  for (const [day, dress] of dressCode.entries())
    remarks[`conference.yaml, dressCode[${day}]`] =
      isOpen(dress) && `There is no dress code for day ${day + 1} yet. Write it.`;
  for (const [index, { role, name, phones }] of secretariat.roles.entries()) {
    const place = `secretariat.yaml, roles[${index}]`;
    remarks[`${place}.name`] = isOpen(name) && `There is no name for the role ${role}. Write it when it is announced.`;
    remarks[`${place}.phones`] =
      phones.length === 0 &&
      `There is no telephone number for the role ${role}. Add one, or leave it out if you prefer.`;
  }
  for (const { slug, author, role } of addressals)
    remarks[`addressals/${slug}.md, author`] =
      author === '' && `There is no name under this letter (${role}). Write it when it is announced.`;
  return remarks;
}
