import { z } from 'astro/zod';
import { fieldset, listOf, text } from './fields.ts';

/** How visitors find committees, as `content/conference.yaml` words it: by kind, and by who may take part. */

const EXAMPLE_ID = 'crisis';
const ID_ERROR = `Write a word of small letters, digits and hyphens here, for example: ${EXAMPLE_ID}`;

/** The kinds of committees, in the order of the choices on the page Committees. */
export const committeeKinds = listOf(
  fieldset({
    id: z
      .string({ error: ID_ERROR })
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: ID_ERROR })
      .meta({ patternErrorMessage: ID_ERROR, examples: [EXAMPLE_ID] })
      .describe('What committees write after “kind:”; also part of addresses, so it should stay.'),
    label: text('Crisis').describe('What visitors read.'),
    isDark: z
      .boolean({ error: 'Write true, or leave the line out.' })
      .default(false)
      .describe('Whether these committees stand on dark plates, and their cards name the kind.'),
  }),
);

/** What pages say about who may take part, besides the words of each committee. */
export const eligibilityWords = fieldset({
  heading: text('Open to').describe('Above who may take part, on the page of a committee and on its printed brief.'),
  legend: text('Age').describe('Above the choices on the page Committees.'),
  everyone: text('Any age').describe('The choice that shows all committees.'),
  others: text('All other ages').describe('The choice that shows the committees that say nothing of their own.'),
  othersLabel: text('Delegates of other ages').describe('Who may take part in those, on their printed briefs.'),
  othersNote: text('Delegates of other ages choose among the other committees.').describe(
    'A sentence that follows the notes of the committees.',
  ),
});
