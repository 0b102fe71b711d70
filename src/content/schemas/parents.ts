import { z } from 'astro/zod';
import { agree, fieldset, listOf, phasedText, text } from './fields.ts';

export const ANSWER_ADDITIONS = ['registration', 'committees', 'contact', 'announcements'] as const;

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
}).superRefine(
  agree(({ questions, announcements }) => {
    const areShown = questions.some(({ shows }) => shows === 'announcements');
    return [
      [
        areShown && announcements.length === 0,
        ['announcements'],
        'A question shows the announcements, but there are none. Remove the question, or add to the list.',
      ],
      [
        !areShown && announcements.length > 0,
        ['announcements'],
        'No question shows these. Add “shows: announcements” to one, or empty the list.',
      ],
    ];
  }),
);

export type Parents = z.infer<typeof parentsSchema>;
