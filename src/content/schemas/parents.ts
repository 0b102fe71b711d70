import { z } from 'astro/zod';
import { group, lines, list, phasedText, text } from './fields.ts';

const ADDITIONS = ['registration', 'committees', 'briefs', 'contact'] as const;

/** `content/site/parents.yaml`, and the same in another language: `content/site/hi/parents.yaml`. */
export const parentsSchema = group({
  title: text('Parents and schools'),
  description: text('Dates, venue, dress code, and answers to what parents ask first.'),
  lede: text('The dates, the place and the dress code.'),
  words: group({
    readHere: text('Read in English').describe('the link to this page from the other languages'),
    onThisPage: text('On this page'),
    print: text('Print this page'),
    calendar: text('Add to your calendar'),
    write: text('Write to the secretariat'),
    openUntil: text('Registration is open until')
      .optional()
      .describe('(only in translations) before the last day of registration, which the website writes'),
    closedOn: text('Registration closed on')
      .optional()
      .describe('(only in translations) the same once that day is over'),
    phrases: z
      .record(text('Grades 6 and 7'), text('केवल कक्षा 6 और 7'))
      .optional()
      .describe(
        '(only in translations) words that the page takes from other files, and what they are in this language',
      ),
  }).describe('words of links and buttons on this page'),
  facts: list(group({ term: text('When'), text: lines("'{days}'"), note: text("'{weekdays}'").optional() })).describe(
    'what parents look for first. A text of several lines is written like the dress code',
  ),
  questions: list(
    group({
      question: phasedText('What has not been announced yet?'),
      answer: phasedText('Fees, transport and food.'),
      shows: z
        .enum(ADDITIONS, { error: `Write one of these words here: ${ADDITIONS.join(', ')}. Or leave the line out.` })
        .optional()
        .describe(
          'what the website adds below the answer: registration (the forms), committees (their names), briefs (a link to the\npage with all of them) or contact (the ways to write)',
        ),
    }),
  ).describe('each with one wording, or with three: before, during and after the conference'),
});

export type Parents = z.infer<typeof parentsSchema>;
