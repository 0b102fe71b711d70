import type { z } from 'astro/zod';
import { group, phasedMarkdown, phasedText, text } from './fields.ts';
import { artwork } from './further-page.ts';

const meta = {
  title: text('About').describe('for the browser tab, menus and, unless there is a heading, the heading'),
  description: text('What the conference is and where it comes from.').describe(
    'up to about 160 characters for search engines, true before, during and after the conference',
  ),
};
const head = {
  ...meta,
  lede: phasedText('A sentence or two under the heading.')
    .optional()
    .describe('the line or two under the heading; if it depends on the date, three wordings: before, during and after'),
};
const page = { ...head, artwork: artwork() };
const heading = text('Coming soon!');

/** `content/site/pages.yaml`: titles and short texts of the site’s own pages. */
export const ownPagesSchema = group({
  splash: group(meta),
  home: group({
    ...meta,
    lede: text('Twelve committees in two days.')
      .optional()
      .describe('the line under the heading before the conference'),
    tomorrow: text('Tomorrow in {city}').describe('the same on the day before it'),
    ended: text('The {edition} edition has ended').describe('the heading once the conference is over'),
    afterwards: text('Thank you to everyone who took part.').describe('the line under it'),
    cards: group({
      committees: phasedText('Twelve committees in two days.'),
      registration: phasedText('There are two forms.'),
      contact: phasedText('Write to the secretariat.'),
    }).describe('the line on each of the three cards'),
    preamble: phasedMarkdown('**Recalling** every argument, the delegates **resolve** to meet in {city}.').describe(
      'the purpose of the conference in one sentence, as a treaty opens, with **bold words** and [links](/about)',
    ),
  }),
  about: group(page),
  addressals: group({
    ...page,
    afterwards: text('This letter was written before the conference.').describe(
      'at the head of each letter once the conference is over',
    ),
  }),
  committees: group(page),
  briefs: group(head),
  guidelines: group({
    ...page,
    closing: text('Something unclear? Ask the secretariat.').describe('below the last guideline'),
  }),
  resources: group(page),
  contact: group(page),
  comingSoon: group({ ...meta, heading }).describe(
    'where the link to a document leads while the document is not ready',
  ),
  media: group({ ...head, heading }).describe('shown until there is a page pages/media.md'),
  search: group(meta),
  glossary: group(page),
  notFound: group(head),
  footer: phasedText('To be done at {city}, on {days}.').describe('above the links at the foot of every page'),
});

export type OwnPages = z.infer<typeof ownPagesSchema>;
