/** What the page of the parts shows: none of it is real, and it holds what real content seldom does. */

import type { KeepState } from '../components/keep/use-keep.ts';
import type { IconName } from '../components/ui/icon.tsx';
import type { Addressal } from '../content/addressal.ts';
import type { Committee } from '../content/committee.ts';
import type { Guidelines } from '../content/guidelines.ts';
import type { History } from '../content/history.ts';
import type { SecretariatRole } from '../content/secretariat.ts';
import type { CalendarEntry } from '../lib/calendar-links.ts';
import type { ChecklistPart } from '../lib/checklist.ts';
import type { Fact } from '../lib/conference-facts.ts';
import { MAX_LENGTH } from '../lib/contact-form.ts';
import type { MarkedText } from '../lib/glossary.ts';
import type { KeepFault } from '../lib/keep.ts';
import type { KeepList, KeptCopy } from '../lib/kept-copy.ts';
import type { ParentQuestion } from '../lib/parent-questions.ts';
import { wordsIn } from '../lib/phases.ts';
import type { FoundPage } from '../lib/search-index.ts';

const LONG_WORDS = 'Sample words that run on for longer than anyone would like, to show where the lines break.';
const DAY_MS = 86_400_000;

/** As a record, so that the compiler asks for an icon that is new. */
const ICONS: Record<IconName, true> = {
  'arrow-right': true,
  'arrow-left': true,
  'arrow-out': true,
  download: true,
  'chevron-down': true,
  search: true,
  plus: true,
  minus: true,
  close: true,
  printer: true,
  sent: true,
  warning: true,
};
export const iconNames = Object.keys(ICONS) as IconName[];

const sampleLink = (title: string) => ({
  title,
  url: `https://example.org/${title.toLowerCase().replaceAll(' ', '-')}`,
});

const PLAIN: Committee = {
  slug: 'sample',
  order: 1,
  title: 'SAMPLE',
  cardTitle: 'SAMPLE',
  fullName: 'Sample Committee',
  kind: 'united-nations',
  agenda: 'The question of sample texts on pages that nobody publishes',
  image: '/images/sample.webp',
  imageAlt: 'A sample picture',
  summary: 'A sample.',
  executiveBoard: [sampleLink('Executive Board Members')],
  backgroundGuide: [sampleLink('Background Guide')],
};

/** Committees in all their states; a card finds its page by its title, so the titles differ. */
export const committees = {
  plain: PLAIN,
  restricted: {
    ...PLAIN,
    slug: 'restricted',
    title: 'RESTR',
    cardTitle: 'RESTR',
    fullName: 'Sample Committee for the Youngest',
    eligibility: { label: 'Grades 6 and 7 only', note: 'This sample is exclusively for 6th and 7th graders.' },
  },
  historical: {
    ...PLAIN,
    slug: 'historical',
    title: 'Sample Oaks',
    cardTitle: 'Sample Oaks',
    fullName: 'Sample Conversations of 1900',
    kind: 'historical',
    setting: 'Assembles 1 January 1900',
    overviewPending: 'The sample facts arrive with the case file.',
    executiveBoard: [sampleLink('Executive Board 1'), sampleLink('Executive Board 2')],
    backgroundGuide: [sampleLink('Sample Guide'), sampleLink('Sample Guide with a Longer Name')],
    caseFile: sampleLink('Case File (To be released 7 days prior to the sample)'),
  },
  long: {
    ...PLAIN,
    slug: 'long',
    title: 'International Sample Tribunal and Reconciliation Commission',
    cardTitle: 'International Sample Tribunal and Reconciliation Commission',
    fullName: 'Sample Tribunal for the Interpretation of Internationally Incomprehensible Institutional Names',
    agenda: `${LONG_WORDS} ${LONG_WORDS}`,
    eligibility: { label: 'Grades 6 and 7 only', note: LONG_WORDS },
    kind: 'historical',
    setting: 'Assembles from 1 January 1900 until its name has been read out',
  },
  bare: {
    ...PLAIN,
    slug: 'bare',
    title: 'Sample without Picture',
    cardTitle: 'Sample without Picture',
    image: undefined,
    imageAlt: undefined,
  },
  bareHistorical: {
    ...PLAIN,
    slug: 'bare-historical',
    title: 'BARE',
    cardTitle: 'BARE',
    kind: 'historical',
    image: undefined,
    imageAlt: undefined,
  },
} satisfies Record<string, Committee>;

/** A committee once more on the same page, where no two pictures may travel under one name. */
export function again(committee: Committee): Committee {
  return { ...committee, slug: `${committee.slug}-again` };
}

/** Texts of a committee's page, without terms. */
export function committeeTexts({ agenda, overviewPending = '' }: Committee) {
  return { agenda, pending: [{ text: wordsIn('before', overviewPending) }], papers: [] };
}

export const marked: MarkedText = ['A sentence with a ', { anchor: 'agenda', words: 'word' }, ' that is explained.'];

export const daySteps = [
  { title: 'First step', text: marked },
  { title: 'Second step', text: LONG_WORDS },
  { title: 'Last step', text: 'Sample words.' },
];

export const checklistParts: ChecklistPart[] = [
  {
    title: 'Before the sample',
    items: [
      { value: 'plain', title: 'Plain', text: 'Sample words.' },
      { value: 'link', title: 'With a link', text: LONG_WORDS, link: { title: 'Samples', url: '/parts' } },
    ],
  },
  { title: 'At the sample', items: [{ value: 'last', title: `A long title. ${LONG_WORDS}`, text: LONG_WORDS }] },
];

export const explanations = [
  { term: 'sample', meaning: LONG_WORDS, see: ['Test Sample', 'word'] },
  { term: 'Test Sample', meaning: 'A sample in capitals.', see: [] },
  { term: 'word', meaning: 'A sample of a word.', see: ['sample'] },
];

const question = (shows?: ParentQuestion['shows']): ParentQuestion => ({
  question: `What does ${shows ?? 'nothing'} look like?`,
  words: LONG_WORDS,
  shows,
  plain: { question: '', answer: '' },
});
export const questions = [undefined, 'registration', 'contact', 'committees', 'announcements'].map((shows) =>
  question(shows as ParentQuestion['shows']),
);
export const announcements = ['A sample', 'A sample of a longer name that somebody has still to announce'];

export const points = [
  { title: 'A sample', text: 'Sample words.' },
  { title: 'A sample whose heading needs more than one line', text: LONG_WORDS },
] as const;

/** Slugs whose seals differ in rim, weave and corner. */
export const sealSlugs = ['sample', 'sample-a', 'sample-b', 'sample-c', 'sample-d', 'sample-e'];

const UNSIGNED: Addressal = {
  slug: 'sample',
  order: 1,
  title: 'Sample’s Message',
  role: 'Sample Role',
  author: '',
  salutation: 'Dear samples,',
  summary: 'A sample.',
  closing: 'Sample Role',
};
export const addressals = { unsigned: UNSIGNED, signed: { ...UNSIGNED, author: 'Sample Name' } };

export const timeline: History['timeline'] = [
  { year: 1900, title: 'The sample is founded', text: 'Its first classrooms are drawn.' },
  { year: 1950, title: 'A branch of the sample opens', text: LONG_WORDS },
  { year: 2000, title: 'Samples meet', text: 'They debate.' },
  { year: 2050, title: 'The sample edition', text: 'The latest entry is this year’s.' },
];

export const guidelineParts: Guidelines['parts'] = [
  {
    title: 'A sample part',
    items: [
      { title: 'A sample guideline', text: LONG_WORDS, emphasis: false },
      { title: 'One that binds', text: 'Printed in the colour of what binds.', emphasis: true },
    ],
  },
  {
    title: 'A second part',
    items: [{ title: 'Numbers run on', text: 'From part to part.', emphasis: false }],
  },
];

export const facts: Fact[] = [
  { term: 'One line', lines: ['1 and 2 January 1900'] },
  { term: 'With a note', lines: ['31 December 1899 and 1 January 1900'], note: 'Sunday and Monday' },
  { term: 'Two lines', lines: ['Day 1: Sample formals', 'Day 2: Sample formals'] },
  { term: 'Grades 6 and 7 only', lines: ['SAMPLE, RESTR, International Sample Tribunal'] },
];

export const roles: SecretariatRole[] = [
  { role: 'Not announced, no telephone', name: '', phones: [] },
  { role: 'One telephone', name: 'Sample Name', phones: ['+91 00000 00000'] },
  {
    role: 'Several telephones',
    name: 'Sample Name',
    phones: ['+91 00000 00000', '+91 11111 11111', '+1 000 000 0000'],
  },
  {
    role: 'A telephone and WhatsApp',
    name: 'Sample Name',
    phones: ['0000 000 0000'],
    whatsapp: '+91 00000 00000',
  },
  { role: 'USG for Samples with a Long Title', name: 'Sample Name of Considerable Length van der Sample', phones: [] },
];
export const contact = {
  email: 'sample@example.org',
  venue: 'The sample, Sampleville',
  map: 'https://example.org/map',
  replyWithinHours: 48,
};

const sampleEntry = (term: CalendarEntry['term'], date: string): CalendarEntry => ({
  term,
  date,
  until: Date.now() + DAY_MS,
  googleUrl: `https://example.org/google/${encodeURIComponent(term)}`,
  outlookUrl: `https://example.org/outlook/${encodeURIComponent(term)}`,
});
const oneDate = [sampleEntry('Conference', '1 and 2 January 1900')];
export const calendars = {
  one: { file: '/calendar/conference.ics', entries: oneDate },
  two: {
    file: '/calendar/conference.ics',
    entries: [...oneDate, sampleEntry('Case file', 'Wednesday, 20 December 1899')],
  },
};
/** `self` has no such service while one works on the site: sending fails, which is a state to see. */
export const emailService = { origin: 'self', publicKey: 'sample', serviceId: 'sample', templateId: 'sample' };

export const messages = {
  nearLimit: 'Sample words. '.repeat(MAX_LENGTH.message / 14).slice(0, MAX_LENGTH.message - 42),
  tooLong: 'Sample words. '.repeat(MAX_LENGTH.message / 14 + 5).slice(0, MAX_LENGTH.message + 7),
};

/** Target of a countdown that has so many days left, and some hours. @param now milliseconds since the epoch */
export function targetIn(days: number, now: number): string {
  const instant = now + days * DAY_MS + (8 * 3600 + 36 * 60 + 50) * 1000;
  return new Date(instant - new Date(instant).getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}

const excerpt = [
  { text: '… words around a ', isMatch: false },
  { text: 'match', isMatch: true },
  { text: ' that is found in the middle of them, and some more of them on the next line …', isMatch: false },
];
export const foundPages: FoundPage[] = [
  {
    title: 'A page with headings',
    href: '/parts',
    excerpt: [],
    parts: [
      { title: 'A first heading', href: '/parts#first', excerpt },
      { title: 'A heading that says it all', href: '/parts#second', excerpt: [] },
    ],
  },
  { title: 'A page without headings', href: '/parts?a', excerpt, parts: [] },
  { title: 'A page that is found by its title, which is a rather long one', href: '/parts?b', excerpt: [], parts: [] },
];

const keepOffer: KeepList = { version: 'sample', bytes: 1_600_000, pages: 26, files: [] };
const keptCopy: KeptCopy = { version: 'sample', bytes: 1_600_000, pages: 26, keptAt: Date.UTC(2000, 0, 1, 8) };

/** Keeping, wherever it may stand. */
export const keepStates: Record<string, KeepState> = {
  Looking: { step: 'looking' },
  Impossible: { step: 'impossible' },
  'Not kept': { step: 'not-kept', offer: keepOffer },
  'Not kept, while the server is asked': { step: 'not-kept' },
  'Not kept, and no network': { step: 'not-kept', offer: 'unanswered' },
  'After a failure': { step: 'not-kept', offer: keepOffer, fault: 'network' },
  Stopped: { step: 'not-kept', offer: keepOffer, after: 'stopped' },
  Removed: { step: 'not-kept', offer: keepOffer, after: 'removed' },
  Saving: { step: 'saving', done: 900_000, bytes: 1_600_000, isUpdate: false },
  'Saving, asking first': { step: 'saving', done: 0, bytes: 0, isUpdate: true },
  Kept: { step: 'kept', copy: keptCopy, offer: keepOffer },
  'Kept, while the server is asked': { step: 'kept', copy: keptCopy },
  'Kept, and no network': { step: 'kept', copy: keptCopy, offer: 'unanswered' },
  'Kept, and a newer one is there': { step: 'kept', copy: keptCopy, offer: { ...keepOffer, version: 'newer' } },
  'An update that failed': {
    step: 'kept',
    copy: keptCopy,
    offer: { ...keepOffer, version: 'newer' },
    fault: 'full',
  },
};

/** Each way in which keeping comes to nothing. */
export const keepFaults: KeepFault[] = ['unsupported', 'blocked', 'full', 'network', 'changed', 'busy', 'not-removed'];
