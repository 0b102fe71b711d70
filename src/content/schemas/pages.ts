import { fieldset, phasedText, text } from './fields.ts';

const head = {
  title: text('About').describe('Name in the browser’s tab.'),
  description: text('What the conference is and where it comes from.').describe(
    'One or two sentences for search results: 90 to 160 characters.',
  ),
};
const lede = phasedText('A sentence or two under the heading.');
const page = fieldset({ ...head, lede });
const placeholder = fieldset({ ...head, heading: text('Coming soon!') });
const card = fieldset({ text: phasedText('One line about it.'), action: text('See all committees') });

/** `content/pages.yaml`: what each page says about itself, besides its content proper. */
export const pagesSchema = fieldset({
  splash: fieldset(head),
  statueAlt: text(
    'A statue of Peace, raising a globe in one hand',
    'The statue has no description for visitors who cannot see it. Write in statueAlt what it shows, for example: A statue of Peace, raising a globe in one hand',
  ).describe('What the statue on the first page and the About page shows, for visitors who cannot see it.'),
  home: fieldset({
    ...head,
    afterwards: text('Thank you to everyone who took part.').describe(
      'Said once the conference is over, under the heading that says so.',
    ),
    cards: fieldset({ committees: card, registration: card, contact: card }),
  }),
  registration: fieldset({
    during: text('The conference has begun. Please ask the secretariat before you fill in a form.'),
    after: text('Registration was for the edition that has ended.'),
  }).describe('Said in the registration dialog once the conference has begun, and once it is over.'),
  about: page,
  addressals: fieldset({
    ...head,
    lede,
    afterwards: text('This letter was written before the conference.').describe(
      'Said above each letter once the conference is over.',
    ),
  }),
  committees: page,
  guidelines: page,
  resources: page,
  contact: page,
  comingSoon: placeholder,
  media: placeholder,
  schedule: page,
  search: fieldset(head),
  offlineCopy: page,
  notInOfflineCopy: page,
  firstConference: page,
  parentsAndSchools: page,
  parentsInHindi: page,
  accessibility: page,
  privacy: page,
  notFound: page,
});
