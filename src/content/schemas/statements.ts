import { z } from 'astro/zod';
import { calendarDate, fieldset, listOf, text } from './fields.ts';

const point = fieldset({ title: text('Without a mouse'), text: text('Everything works with the keyboard alone.') });
const paragraphs = listOf(text('A paragraph.'));

/** `content/accessibility.yaml`: the accessibility statement. Texts may name facts in braces: content/fill-in.ts. */
export const accessibilitySchema = fieldset({
  testedOn: calendarDate()
    .optional()
    .describe('The day on which somebody last tested the website; left out while nobody has.'),
  aim: paragraphs,
  works: listOf(point),
  gaps: listOf(point),
  testing: paragraphs,
  report: fieldset({
    text: text('Did something stop you? Please tell us.'),
    say: listOf(text('The page, or its address')).describe('What helps in a report.'),
  }),
});

/** `content/privacy.yaml`: what happens to what visitors write. Texts may name facts in braces: content/fill-in.ts. */
export const privacySchema = fieldset({
  responsible: text('the secretariat of the conference, at {email}').describe(
    'Who is responsible for the messages, with an address, as a noun phrase.',
  ),
  messagesKept: z
    .string({ error: 'Write a few words in quotes, or "" while it is not decided.' })
    .trim()
    .describe('How long messages are kept, as the end of a sentence; empty while it is not decided.'),
  message: paragraphs,
  device: listOf(point).describe('What is stored on the device, and for how long.'),
  offlineCopy: point.describe('What is stored by the page “Keep on this phone”, left out where that is not offered.'),
  schedule: point.describe('What is stored of the schedule, left out while there is no committee to choose on it.'),
  announcements: point.describe('What is stored of announcements, left out while there are none.'),
  never: paragraphs,
  deleting: paragraphs,
});
