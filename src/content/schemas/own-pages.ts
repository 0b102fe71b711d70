import type { z } from 'astro/zod';
import { group, phasedMarkdown, phasedText, text } from './fields.ts';
import { artwork, keywords } from './further-page.ts';

const meta = {
  title: text('About'),
  description: text('What the conference is and where it comes from.'),
  keywords: keywords(),
};
const head = {
  ...meta,
  lede: phasedText('A sentence or two under the heading.').optional(),
};
const page = { ...head, artwork: artwork() };
const heading = text('Coming soon!');

/** `content/site/pages.yaml`: titles and short texts of the site’s own pages. */
export const ownPagesSchema = group({
  splash: group(meta),
  home: group({
    ...meta,
    lede: text('Twelve committees in two days.').optional(),
    tomorrow: text('Tomorrow in {city}'),
    ended: text('The {edition} edition has ended'),
    afterwards: text('Thank you to everyone who took part.'),
    cards: group({
      committees: phasedText('Twelve committees in two days.'),
      registration: phasedText('There are two forms.'),
      contact: phasedText('Write to the secretariat.'),
    }),
    preamble: phasedMarkdown('**Recalling** every argument, the delegates **resolve** to meet in {city}.'),
  }),
  about: group(page),
  addressals: group({
    ...page,
    afterwards: text('This letter was written before the conference.'),
  }),
  committees: group(page),
  briefs: group(head),
  guidelines: group({
    ...page,
    closing: text('Something unclear? Ask the secretariat.'),
  }),
  resources: group(page),
  contact: group(page),
  comingSoon: group({ ...meta, heading }),
  media: group({ ...head, heading }),
  search: group(meta),
  glossary: group(page),
  notFound: group(head),
  footer: phasedText('To be done at {city}, on {days}.'),
});

export type OwnPages = z.infer<typeof ownPagesSchema>;
