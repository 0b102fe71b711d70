import { z } from 'astro/zod';
import { agree } from './agree.ts';
import { fieldset, listOf, phasedText, text } from './fields.ts';

const PUBLISHED_LATER = ['schedule', 'secretariat'] as const;
const ANSWER_ADDITIONS = ['registration', 'committees', 'contact', 'notAnnounced'] as const;

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
  notAnnounced: z
    .array(
      fieldset({
        text: text('Fees'),
        until: z
          .enum(PUBLISHED_LATER, {
            error: `Write one of these words here: ${PUBLISHED_LATER.join(', ')}. Or leave the line out.`,
          })
          .optional()
          .describe(
            'Where the website will say it: the line is left out once there is a schedule, or everybody in the secretariat is named.',
          ),
      }),
    )
    .describe('What has not been announced on the website.'),
}).check(
  agree(['questions', 'notAnnounced'], ({ questions, notAnnounced }) => {
    const areShown = questions.some(({ shows }) => shows === 'notAnnounced');
    return [
      {
        isBroken: areShown && notAnnounced.length === 0,
        path: ['notAnnounced'],
        message: 'A question shows this list, but it is empty. Remove the question, or add to the list.',
      },
      {
        isBroken: !areShown && notAnnounced.length > 0,
        path: ['notAnnounced'],
        message: 'No question shows this list. Add “shows: notAnnounced” to one, or empty it.',
      },
    ];
  }),
);
