import { z } from 'astro/zod';
import { agree, noTwoAlike } from './agree.ts';
import { fieldset, listOf, text } from './fields.ts';

/** A number before a title. */
const NUMBER = /^\d+\s*[.):]\s*/;

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
    const numbered = items.map(({ title, path }) => ({
      isBroken: NUMBER.test(title),
      path,
      message: `The website numbers the guidelines itself. Leave out the number: ${title.replace(NUMBER, '')}`,
    }));
    const alike = noTwoAlike(
      items,
      ({ title }) => title,
      ({ title, path }) => ({
        path,
        message: `Another guideline already has the title ${title}. Give each one its own title.`,
      }),
    );
    return [...numbered, ...alike];
  }),
);

export type Guidelines = z.infer<typeof guidelinesSchema>;
