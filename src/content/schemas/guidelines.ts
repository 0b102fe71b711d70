import { z } from 'astro/zod';
import { fieldset, text } from './fields.ts';

/** `content/guidelines.yaml`: how committees work, and the numbered guidelines in titled parts. */
export const guidelinesSchema = fieldset({
  overview: z
    .array(text('Each committee is led by an Executive Board.'))
    .min(1, { error: 'The committee overview is missing.' })
    .describe('Paragraphs of the committee overview.'),
  parts: z.array(
    fieldset({
      title: text('Before you arrive'),
      items: z.array(
        fieldset({
          title: text('Registration'),
          text: text('A delegate is registered once the form is complete.'),
          emphasis: z
            .boolean({ error: 'Write true, or leave the line out.' })
            .default(false)
            .describe('Printed in the colour of what binds, such as the dress code.'),
        }),
      ),
    }),
  ),
});

export type Guidelines = z.infer<typeof guidelinesSchema>;
