import type { z } from 'astro/zod';
import { calendarDate, fieldset, listOf, text } from './fields.ts';

const point = fieldset({ title: text('Without a mouse'), text: text('Everything works with the keyboard alone.') });
const points = listOf(point);
const paragraphs = listOf(text('A paragraph.'));

/** `content/accessibility.yaml`: the accessibility statement. Texts may name facts in braces: content/fill-in.ts. */
export const accessibilitySchema = fieldset({
  lookedAt: calendarDate().describe('The day on which somebody last tested the website.'),
  aim: paragraphs,
  works: points,
  gaps: points,
  testing: paragraphs,
  report: fieldset({
    text: text('Did something stop you? Please tell us.'),
    say: listOf(text('The page, or its address')).describe('What helps in a report.'),
  }),
});

export type Accessibility = z.infer<typeof accessibilitySchema>;
