import type { z } from 'astro/zod';
import { agree } from './agree.ts';
import { artwork, artworkName } from './artwork.ts';
import { fieldset, phasedText, text } from './fields.ts';

const head = {
  title: text('About').describe('Name in the browser’s tab.'),
  description: text('What the conference is and where it comes from.').describe(
    'One or two sentences for search results: 90 to 160 characters.',
  ),
};
const label = text('Part I').describe('A few words above the heading.');
const lede = phasedText('A sentence or two under the heading.');
const page = fieldset({ ...head, label, lede });
const illustrated = withArtwork({ ...head, label, lede });
const placeholder = { ...head, label, heading: text('Coming soon!') };
const card = fieldset({
  label: text('Article I').describe('A few words above the title.'),
  title: text('Committees'),
  text: phasedText('One line about it.'),
  action: text('See all committees'),
  artwork: artworkName().describe('The picture beside its title.'),
});

/** `content/pages.yaml`: what each page says about itself, besides its content proper. */
export const pagesSchema = fieldset({
  splash: withArtwork(head),
  home: fieldset({
    ...head,
    countdown: countdown().describe('The heading until the conference begins; {days} are those that are left.'),
    lede: text('{committeeCount} committees, {dayCount} days: the {edition} edition, {days}.').describe(
      'Under the countdown.',
    ),
    ended: text('The {edition} edition has ended').describe('The heading once the conference is over.'),
    afterwards: text('Thank you to everyone who took part.').describe(
      'Said once the conference is over, under that heading.',
    ),
    cards: fieldset({ committees: card, registration: card, contact: card }),
    newcomers: fieldset({
      title: text('New here?'),
      firstConference: text('A day in committee, a checklist, and every new word'),
      parentsAndSchools: text('What parents and teachers ask first, with answers'),
    }).describe('Links for those who come for the first time, each with a note.'),
    preamble: text('Preamble').describe('Beside the text of preamble.md, or, once it is over, of preamble-after.md.'),
    signatories: text('The signatories').describe('Above the seals of all committees, once the conference is over.'),
  }),
  registration: fieldset({
    during: text('The conference has begun. Please ask the secretariat before you fill in a form.'),
    after: text('Registration was for the edition that has ended.'),
  }).describe('Said in the registration dialog once the conference has begun, and once it is over.'),
  about: illustrated,
  addressals: withArtwork({
    ...head,
    label,
    lede,
    afterwards: text('This letter was written before the conference.').describe(
      'Said above each letter once the conference is over.',
    ),
    closingArtwork: artworkName().describe('The picture beside each signature, such as a seal.'),
  }),
  committees: illustrated,
  guidelines: withArtwork({
    ...head,
    label,
    lede,
    closing: text('Something unclear? Ask the secretariat.').describe('Below the last one.'),
    closingArtwork: artworkName().describe('The picture beside these words.'),
  }),
  resources: illustrated,
  contact: illustrated,
  comingSoon: fieldset(placeholder),
  media: withArtwork(placeholder),
  schedule: fieldset({
    ...head,
    label,
    lede,
    committee: fieldset({
      label: text('Your committee'),
      all: text('All committees').describe('While none is chosen.'),
      note: text('Your choice stays on this device.').describe('What follows from a choice, and who sees it.'),
      lost: text('This device cannot remember your choice.').describe('Said where the browser stores nothing.'),
    }).describe('The choice of a committee, there while a session is for some of them only.'),
    today: fieldset({
      now: text('Now'),
      until: text('until').describe('Before the time at which it ends.'),
      next: text('Next at').describe('Before the time at which it begins.'),
      begins: text('begins').describe('Before the first session of a day, as in: begins in 25 minutes.'),
      tomorrow: text('See you tomorrow at').describe('Before a time, after the last session of a day.'),
      later: text('See you on').describe('Before a weekday and a time, if there are no sessions tomorrow.'),
    }).describe('On the home page on the days of the conference.'),
  }),
  dates: page,
  announcements: page,
  search: fieldset({
    ...head,
    label,
    suggestions: fieldset({
      committees: text('Each with its agenda'),
      guidelines: text('Registration and conduct'),
      contact: text('Ask the secretariat'),
    }).describe('Notes of the three pages that are offered when nothing is found.'),
  }),
  offlineCopy: page,
  notInOfflineCopy: page,
  firstConference: illustrated,
  parentsAndSchools: page,
  accessibility: illustrated,
  privacy: illustrated,
  notFound: page,
  footer: fieldset({
    label: text('In witness whereof'),
    text: phasedText('Done at {city}, {daysInWords}.').describe('The closing line, as treaties have it.'),
  }),
});

/** A page that may have a picture. */
function withArtwork<Shape extends z.ZodRawShape>(shape: Shape) {
  return fieldset({ ...shape, ...artwork }).check(
    agree(['artwork', 'artworkAlt'], ({ artwork, artworkAlt }) => [
      {
        isBroken: artworkAlt !== undefined && artwork === undefined,
        path: ['artworkAlt'],
        message: 'These words describe a picture, and the page has none. Add a line artwork, or remove this one.',
      },
    ]),
  );
}

/** A heading that counts the days, as what stands before and after their number. */
function countdown() {
  const error = 'Write the heading with {days} where the number of days stands, for example: Countdown: {days} days';
  return text('Countdown: {days} days', error)
    .regex(/^[^{}]*\{days\}[^{}]*$/, { error })
    .transform((heading) => {
      const [before = '', after = ''] = heading.split('{days}');
      return { before: before.trim(), after: after.trim() };
    });
}
