import { z } from 'astro/zod';
import type { Constraint } from '../reading/issue.ts';
import { agree } from './agree.ts';
import { fieldset, listOf, text } from './fields.ts';

/** `content/guidelines.yaml`: how committees work, and the numbered guidelines in titled parts. */
export const guidelinesSchema = fieldset({
  overview: listOf(text('Each committee is led by an Executive Board.')).describe(
    'Paragraphs of the committee overview.',
  ),
  parts: z.array(
    fieldset({
      title: text('Before you arrive'),
      shows: z
        .enum(['dressCode'], { error: 'Write dressCode here, or leave the line out.' })
        .optional()
        .describe('What the website adds before the items: a guideline for each day of the dress code.'),
      items: z.array(
        fieldset({
          title: text('Registration'),
          text: text('A delegate is registered once the form is complete.'),
          emphasis: z
            .boolean({ error: 'Write true, or leave the line out.' })
            .default(false)
            .describe('Shown in the colour of binding rules, as the dress code is.'),
        }),
      ),
    }),
  ),
}).check(
  agree(['parts'], ({ parts }) => {
    const items = parts.flatMap((part, partIndex) =>
      part.items.map(({ title }, index) => ({ title, path: ['parts', partIndex, 'items', index, 'title'] })),
    );
    return items.flatMap(({ title, path }, index): Constraint[] => [
      {
        isBroken: /^\d+\s*[.):]/.test(title),
        path,
        message: `The website numbers the guidelines itself. Leave out the number: ${title.replace(/^\d+\s*[.):]\s*/, '')}`,
      },
      {
        isBroken: items.findIndex((other) => other.title === title) !== index,
        path,
        message: `Another guideline already has the title ${title}. Give each one its own title.`,
      },
    ]);
  }),
);

export type Guidelines = z.infer<typeof guidelinesSchema>;
