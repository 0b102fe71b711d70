import { z } from 'astro/zod';
import { calendarDate, fieldset, text } from './fields.ts';

const point = fieldset({ title: text('Without a mouse'), text: text('Everything works with the keyboard alone.') });
const points = z.array(point).min(1, { error: 'At least one point is needed.' });
const paragraphs = z.array(text('A paragraph.')).min(1, { error: 'At least one paragraph is needed.' });

/** `content/accessibility.yaml`: the accessibility statement. Texts may name facts in braces: content/fill-in.ts. */
export const accessibilitySchema = fieldset({
  lookedAt: calendarDate().describe('The day on which somebody last tested the website.'),
  aim: paragraphs,
  works: points,
  gaps: points,
  testing: paragraphs,
  report: fieldset({
    text: text('Did something stop you? Please tell us.'),
    say: z
      .array(text('The page, or its address'))
      .min(1, { error: 'At least one thing to say is needed.' })
      .describe('What helps in a report.'),
  }),
});

export type Accessibility = z.infer<typeof accessibilitySchema>;
