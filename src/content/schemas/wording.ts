import type { z } from 'astro/zod';
import { fieldset, text } from './fields.ts';

/** Words above the sections of pages, and on their links and buttons, where the content has no others. */
const USUAL = {
  menus: {
    allAddressals: 'All addressals',
    allCommittees: 'All {committeeCount} committees',
    oneCommittee: 'The one committee',
    allResources: 'All resources',
    conference: 'Conference',
    delegates: 'Delegates',
    thisSite: 'This site',
    socialMedia: 'Social media',
    rightsReserved: 'All rights reserved.',
  },
  splash: {
    enter: 'HOME',
  },
  registration: {
    link: 'Registration',
    button: 'Register Now',
    dialog: 'Choose Registration Type',
    contact: 'Contact the secretariat',
    ask: 'Ask the secretariat',
    isOver: 'Registration is over',
  },
  search: {
    pages: 'Pages',
  },
  facts: {
    when: 'When',
    heldOn: 'Held on',
    where: 'Where',
    openMap: 'Open the map',
    dressCode: 'Dress code',
    committees: 'Committees',
  },
  home: {
    inSession: 'In session',
    dressCode: 'Dress code today',
    tomorrow: 'Tomorrow',
    place: 'Place',
    readAgendas: 'Read the {committeeCount} agendas',
    readAgenda: 'Read the agenda',
  },
  everyPage: {
    contents: 'On this page',
    print: 'Print this page',
    passItOn: 'Pass it on',
  },
  about: {
    earlierEditions: 'Earlier editions',
    earlierEdition: 'As it was after the conference',
  },
  addressals: {
    letters: 'The letters',
    unsigned: 'The names of the writers have not been announced.',
  },
  committees: {
    kind: 'Kind',
    allKinds: 'All kinds',
  },
  committee: {
    label: 'Committee',
    setting: 'Time',
    print: 'Print this brief',
    placard: 'Print your placard',
    agenda: 'Agenda',
    awards: 'Awards',
    overview: 'Overview',
    documents: 'Documents',
    executiveBoard: 'Executive Board Members',
    executiveBoardNote: 'Who leads the committee',
    backgroundGuide: 'Background Guide',
    backgroundGuideNote: 'Where your research begins',
    caseFileNote: 'The facts of the case',
    inPlainWords: 'In plain words:',
    portfolios: 'Portfolios',
    portfoliosNote: 'Which are free, and which are taken',
    sessions: 'Sessions',
    wholeSchedule: 'The whole schedule',
    notes: 'Notes',
  },
  guidelines: {
    print: 'Print as a handout',
    overview: 'Committee overview',
    ask: 'Ask a question',
    keep: 'Keep this site on your phone',
  },
  resources: {
    documents: 'Documents',
    none: 'There are no documents here yet.',
  },
  contact: {
    form: 'Send a message',
    privacy: 'What happens to your message',
    secretariat: 'The secretariat',
    namesMissing: 'Names and telephone numbers have not been announced.',
    someNamesMissing: 'Names and telephone numbers that are not listed have not been announced.',
    writeOrVisit: 'Write or visit',
    email: 'Email',
    reply: 'We reply within {replyHours} hours.',
    venue: 'Venue',
    save: 'Save to contacts',
  },
  dates: {
    all: 'All dates',
    passed: 'Passed',
  },
  announcements: {
    all: 'All announcements',
    important: 'Important',
    feed: 'Feed for news readers (Atom)',
  },
  calendar: {
    add: 'Add to your calendar',
    follow: 'In your calendar',
    followNote: 'Subscribe, and your calendar follows when a day moves. A file holds the days as they are now.',
  },
  firstConference: {
    welcome: 'Welcome',
    day: 'A day in committee',
    checklist: 'Checklist',
    words: 'Words to know',
  },
  parents: {
    write: 'Write to the secretariat',
  },
  accessibility: {
    aim: 'What we aim at',
    works: 'What works',
    gaps: 'What does not work yet',
    testing: 'How it is tested',
    report: 'Report a problem',
    helps: 'What helps us most:',
    email: 'Write an email',
    form: 'Use the contact form',
  },
  privacy: {
    message: 'Your message',
    keeping: 'Who keeps it, and how long',
    device: 'On your device',
    never: 'What we do not do',
    deleting: 'Having a message deleted',
  },
  offlineCopy: {
    copy: 'On this phone',
    notes: 'Good to know',
    homeScreen: 'On the home screen',
  },
};

/**
 * `content/wording.yaml`, if a conference wants other words than these. It has only what it replaces. The words of controls,
 * and what a tool says of its own state, belong to the tool: docs/decisions/0048-another-school.md.
 */
export const wordingSchema = fieldset(
  mapped(USUAL, (part) => fieldset(mapped(part, wording)).prefault({})),
) as z.ZodType as z.ZodType<typeof USUAL>;

function wording(usual: string) {
  return text(usual).default(usual).describe(`In place of “${usual}”.`);
}

function mapped<Value, Result>(values: Record<string, Value>, map: (value: Value) => Result): Record<string, Result> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}
