import type { z } from 'astro/zod';
import { address, group, list, text, yesOrNo } from './fields.ts';

/** `content/site/guidelines.yaml`: how committees work, and the guidelines in titled parts. The page adds their numbers. */
export const guidelinesSchema = group({
  overview: list(text('An Executive Board leads each committee.')),
  parts: list(
    group({
      title: text('Before you arrive'),
      items: list(
        group({
          title: text('Registration'),
          text: text('Fill in a registration form.'),
          seeAlso: group({ title: text('An example'), url: address() }).optional(),
          emphasis: yesOrNo().default(false),
        }),
      ),
    }),
  ),
});

export type Guidelines = z.infer<typeof guidelinesSchema>;
