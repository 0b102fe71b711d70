import { z } from 'astro/zod';
import { fieldset, linkTarget, text } from './fields.ts';

/** `content/first-conference.yaml`: the page for a first conference. Texts may name facts in braces: content/fill-in.ts. */
export const firstConferenceSchema = fieldset({
  welcome: z
    .array(text('You do not have to know everything.'))
    .min(1, { error: 'The welcome is missing.' })
    .describe('Paragraphs that welcome a newcomer.'),
  day: z
    .array(fieldset({ title: text('Roll call'), text: text('The Executive Board reads out the portfolios.') }))
    .min(1, { error: 'At least one step of the day is needed.' })
    .describe('How a day of committee goes, step by step.'),
  checklist: z
    .array(
      fieldset({
        title: text('Before the conference'),
        items: z
          .array(
            fieldset({
              title: text('Read the guidelines'),
              text: text('They are short.'),
              link: fieldset({ title: text('Guidelines'), url: linkTarget() }).optional(),
            }),
          )
          .min(1, { error: 'At least one item is needed.' }),
      }),
    )
    .describe('What can be ticked off, in titled lists.'),
});

export type FirstConference = z.infer<typeof firstConferenceSchema>;
