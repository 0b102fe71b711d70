import { z } from 'astro/zod';
import { fieldset, phasedText, text } from './fields.ts';

export const ANSWER_ADDITIONS = ['registration', 'committees', 'contact', 'announcements'] as const;

/** `content/parents.yaml`: what parents and schools ask. Texts may name facts in braces: content/fill-in.ts. */
export const parentsSchema = fieldset({
  questions: z
    .array(
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
    )
    .min(1, { error: 'At least one question is needed.' }),
  announcements: z
    .array(text('Fees'))
    .describe('What the secretariat announces by other means, because it is not on the website.'),
});

export type Parents = z.infer<typeof parentsSchema>;
