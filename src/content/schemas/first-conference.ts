import { z } from 'astro/zod';
import { slugify } from '../../shared/words.ts';
import { linkTarget } from './addresses.ts';
import { agree, noTwoAlike } from './agree.ts';
import { fieldset, listOf, text } from './fields.ts';

/** `content/first-conference.yaml`: the page for a first conference. Texts may name facts in braces: content/fill-in.ts. */
export const firstConferenceSchema = fieldset({
  welcome: listOf(text('You do not have to know everything.')).describe('Paragraphs that welcome a newcomer.'),
  day: listOf(
    fieldset({ title: text('Roll call'), text: text('The Executive Board reads out the portfolios.') }),
  ).describe('How a day in committee goes, step by step.'),
  checklist: z
    .array(
      fieldset({
        title: text('Before the conference'),
        items: listOf(
          fieldset({
            title: text('Read the guidelines'),
            text: text('They are short.'),
            link: fieldset({ title: text('Guidelines'), url: linkTarget() }).optional(),
          }),
        ),
      }),
    )
    .describe('What can be ticked off, in titled lists.'),
}).check(
  agree(['checklist'], ({ checklist }) => {
    const items = checklist.flatMap(({ items }, list) =>
      items.map(({ title }, item) => ({ title, path: ['checklist', list, 'items', item, 'title'] })),
    );
    return noTwoAlike(
      items,
      ({ title }) => slugify(title),
      ({ title, path }) => ({
        path,
        message: `Another item already has the title ${title}, so one tick would count for both. Give each its own title.`,
      }),
    );
  }),
);
