import type { z } from 'astro/zod';
import { group, phasedText, text } from './fields.ts';
import { artwork } from './further-page.ts';

const head = {
  title: text('About'),
  description: text('What the conference is and where it comes from.'),
  lede: phasedText('A sentence or two under the heading.').optional(),
  artwork: artwork().optional(),
};
const page = group(head);
const placeholder = group({ ...head, heading: text('Coming soon!') });

/** `content/site/pages.yaml`: what each page of the site says about itself, besides its content proper. */
export const ownPagesSchema = group({
  splash: page,
  home: group({
    ...head,
    ended: text('The {edition} edition has ended'),
    afterwards: text('Thank you to everyone who took part.'),
    cards: group({
      committees: phasedText('Twelve committees in two days.'),
      registration: phasedText('There are two forms.'),
      contact: phasedText('Write to the secretariat.'),
    }),
    preamble: phasedText('**Recalling** every argument, the delegates **resolve** to meet in {city}.'),
  }),
  about: page,
  addressals: group({ ...head, afterwards: text('This letter was written before the conference.') }),
  committees: page,
  guidelines: group({ ...head, closing: text('Something unclear? Ask the secretariat.') }),
  resources: page,
  contact: page,
  comingSoon: placeholder,
  media: placeholder,
  search: page,
  offlineCopy: page,
  notInOfflineCopy: page,
  glossary: page,
  notFound: page,
});

export type OwnPages = z.infer<typeof ownPagesSchema>;
