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
        /** What the page adds below the answer. */
        shows: z
          .enum(ANSWER_ADDITIONS, {
            error: `Write one of these words here: ${ANSWER_ADDITIONS.join(', ')}. Or leave the line out.`,
          })
          .optional(),
      }),
    )
    .min(1, { error: 'At least one question is needed.' }),
  /** What is not on the website. */
  announcements: z.array(text('Fees')),
});

export type Parents = z.infer<typeof parentsSchema>;
