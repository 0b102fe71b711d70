import { z } from 'astro/zod';
import { group, lines, list, phasedText, text } from './fields.ts';
import { keywords } from './further-page.ts';

const ADDITIONS = ['registration', 'committees', 'briefs', 'contact'] as const;

/** `content/site/parents.yaml`, and the same in another language: `content/site/hi/parents.yaml`. */
export const parentsSchema = group({
  title: text('Parents and schools'),
  description: text('Dates, venue, dress code, and answers to what parents ask first.'),
  keywords: keywords(),
  lede: phasedText('The dates, the place and the dress code.'),
  words: group({
    readHere: text('Read in English'),
    onThisPage: text('On this page'),
    print: text('Print this page'),
    calendar: text('Add to your calendar'),
    write: text('Write to the secretariat'),
    openUntil: text('Registration is open until').optional(),
    closedOn: text('Registration closed on').optional(),
    phrases: z.record(text('Grades 6 and 7'), text('केवल कक्षा 6 और 7')).optional(),
  }),
  details: list(group({ term: text('When'), text: lines("'{days}'"), note: text("'{weekdays}'").optional() })),
  questions: list(
    group({
      question: phasedText('What has not been announced yet?'),
      answer: phasedText('Fees, transport and food.'),
      shows: z
        .enum(ADDITIONS, { error: `Write one of these words here: ${ADDITIONS.join(', ')}. Or leave the line out.` })
        .optional(),
    }),
  ),
});

export type Parents = z.infer<typeof parentsSchema>;
