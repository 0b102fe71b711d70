import { z } from 'astro/zod';
import { agree, fieldset, listOf, phasedText, text } from './fields.ts';

const ANSWER_ADDITIONS = ['registration', 'committees', 'contact', 'announcements'] as const;

/** `content/parents.yaml`: what parents and schools ask. Texts may name facts in braces: content/fill-in.ts. */
export const parentsSchema = fieldset({
  questions: listOf(
    fieldset({
      question: phasedText('When and where is it?'),
      answer: phasedText('It takes place on {days}.'),
      shows: z
        .enum(ANSWER_ADDITIONS, {
          error: `Write one of these words here: ${ANSWER_ADDITIONS.join(', ')}. Or leave the line out.`,
        })
        .optional()
        .describe('What the page adds below the answer.'),
    }),
  ),
  announcements: z
    .array(text('Fees'))
    .describe('What the secretariat announces by other means, because it is not on the website.'),
}).check(
  agree(['questions', 'announcements'], ({ questions, announcements }) => {
    const areShown = questions.some(({ shows }) => shows === 'announcements');
    return [
      {
        isBroken: areShown && announcements.length === 0,
        path: ['announcements'],
        message: 'A question shows the announcements, but there are none. Remove the question, or add to the list.',
      },
      {
        isBroken: !areShown && announcements.length > 0,
        path: ['announcements'],
        message: 'No question shows these. Add “shows: announcements” to one, or empty the list.',
      },
    ];
  }),
);

/**
 * `content/parents-hi.yaml`, if there is one: the questions of `parents.yaml` in Hindi, in the same order. What is left
 * out is shown in English.
 */
export const parentsHindiSchema = fieldset({
  facts: fieldset({
    name: text('स्कूल मॉडल यूनाइटेड नेशन्स').optional(),
    city: text('लखनऊ').optional(),
    venue: text('विद्यालय, लखनऊ').optional(),
    dressCode: z.array(text('इंडियन फ़ॉर्मल')).default([]),
    restrictions: text('AIPPM और UNHRC केवल कक्षा 6 और 7 के विद्यार्थियों के लिए हैं।').optional(),
    eligibility: z
      .record(z.string(), text('केवल कक्षा 6 और 7'))
      .default({})
      .describe('Each label under eligibility in the committees, and after a colon the same in Hindi.'),
  })
    .prefault({})
    .describe('Facts of the conference in Hindi, for the names in braces. Dates and numbers need none.'),
  questions: z
    .array(
      fieldset({
        question: phasedText('सम्मेलन कब और कहाँ है?').optional(),
        answer: phasedText('सम्मेलन {days} को है।').optional(),
        shows: z
          .enum(ANSWER_ADDITIONS, { error: `Write what parents.yaml says: ${ANSWER_ADDITIONS.join(', ')}.` })
          .optional()
          .describe('The same as at this place in parents.yaml, so that the check notices a different order.'),
      }),
    )
    .default([]),
  announcements: z.array(text('शुल्क')).default([]),
});
