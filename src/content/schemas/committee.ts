import { z } from 'astro/zod';
import { linkTarget } from './addresses.ts';
import { agree, noTwoAlike } from './agree.ts';
import { fieldset, phasedText, text, wholeNumber } from './fields.ts';
import { pictureFile } from './picture-names.ts';

const link = fieldset({ title: text('Executive Board Members'), url: linkTarget() });
/** Links to documents; while there are none, the page leads to `/coming-soon`. */
const links = z.array(link).default([]);

/** Front matter of `content/committees/SLUG.md`; the file's name is the slug, its text the overview. */
export const committeeSchema = fieldset({
  /** Place in lists and menus, from 1 on. */
  order: wholeNumber(1).positive(),
  /** Heading of the committee's page. */
  title: text('DISEC'),
  /** Name on the card, by which the card finds its page. */
  cardTitle: text('DISEC'),
  fullName: text('Disarmament and International Security Committee'),
  /** The id of one of `committeeKinds` in `conference.yaml`. */
  kind: text('crisis'),
  agenda: text('Clean water for cities that grow'),
  /** How many days before the first day of the conference the case file is released, where there is one. */
  caseFileDaysBefore: wholeNumber(7)
    .positive({ error: 'Write a number of days here, 1 or more, for example: 7' })
    .optional(),
  /** When a historical committee meets, as a short phrase. */
  setting: text('Set in August 1914').optional(),
  /** Who may take part, where not everybody may. */
  eligibility: fieldset({
    label: text('Ages 11 to 13 only'),
    note: text('This committee is for delegates from 11 to 13.'),
  }).optional(),
  /** Without a picture, a seal is drawn for the committee. */
  image: pictureFile('content/committees').optional(),
  /** Alternative text; required with a picture. */
  imageAlt: text('A dove with an olive sprig').optional(),
  /** Another drawing of the committee's seal, where the first resembles that of another committee. */
  seal: wholeNumber(2)
    .min(2, { error: 'The first drawing has no number: write 2 or more, or leave the line out.' })
    .optional(),
  /** One sentence for search results. */
  summary: text('The committee debates how cities that grow can share their water.'),
  /** What the Overview section says while there is no text. */
  overviewPending: phasedText('More will be known when the Background Guide is published.').optional(),
  /** One link, or several that open under one row. */
  executiveBoard: links,
  /** One link, or several that open under one row. */
  backgroundGuide: links,
  caseFile: link.optional(),
  /** What delegates can represent, in the order of the table on the page. */
  portfolios: z
    .array(
      fieldset({
        name: text('France'),
        /** Whether somebody has it. */
        taken: z.boolean({ error: 'Write true, or leave the line out.' }).default(false),
      }),
    )
    .default([]),
  /** A document on another site that lists them instead. */
  portfolioSheet: linkTarget().optional(),
  /** Shown once the conference is over. */
  awards: z
    .array(
      fieldset({
        award: text('Best delegate'),
        portfolio: text('France').optional(),
        /** Only with the consent of the delegate, and of the parents of one under 18. */
        name: text('Name Surname').optional(),
      }),
    )
    .default([]),
}).check(
  agree(['agenda', 'caseFileDaysBefore'], ({ agenda, caseFileDaysBefore: days }) => {
    const [, promised] = /\breleased (\d+) days? prior\b/i.exec(agenda) ?? [];
    return [
      {
        isBroken: days !== undefined && promised !== undefined && Number(promised) !== days,
        path: ['caseFileDaysBefore'],
        message: `The agenda says ${promised} days, and this says ${days}. Correct one of the two.`,
      },
    ];
  }),
  agree(['image', 'imageAlt'], ({ image, imageAlt }) => [
    {
      isBroken: image !== undefined && imageAlt === undefined,
      // Reported at the field that is present.
      path: ['image'],
      message:
        'The picture has no description for visitors who cannot see it. Write in imageAlt what it shows, for example: A dove with an olive sprig. Or remove image, and the website draws a seal instead.',
    },
    {
      isBroken: imageAlt !== undefined && image === undefined,
      path: ['imageAlt'],
      message:
        'imageAlt describes a picture, but there is none. Add its file name, for example: image: disec.jpg. Or remove imageAlt, and the website draws a seal.',
    },
  ]),
  agree(['portfolios'], ({ portfolios }) =>
    noTwoAlike(
      portfolios,
      ({ name }) => name.toLowerCase(),
      ({ name }, index) => ({
        path: ['portfolios', index, 'name'],
        message: `The portfolio ${name} is in the list already. Remove one, or tell them apart, for example: ${name} 2`,
      }),
    ),
  ),
);

/** A committee as pages and components know it: what its file says, and its slug. */
export type Committee = z.infer<typeof committeeSchema> & { slug: string };
