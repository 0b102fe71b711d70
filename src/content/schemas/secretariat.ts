import { z } from 'astro/zod';
import { fieldset, listOf, text } from './fields.ts';

/** `content/secretariat.yaml`: who leads the conference, in order. */
export const secretariatSchema = fieldset({
  roles: listOf(
    fieldset({
      role: text('Secretary General'),
      name: z
        .string({ error: "Write a name here, or '' until it is announced." })
        .default('')
        .describe('The person’s name; empty until it is announced.'),
      phones: z
        .array(phoneNumber())
        .default([])
        .describe(
          'Telephone numbers, with the code of their country: without one, a number is of the country in conference.yaml.',
        ),
      whatsapp: phoneNumber().optional().describe('A number that answers on WhatsApp.'),
    }),
  ),
});

export type SecretariatRole = z.infer<typeof secretariatSchema>['roles'][number];

/** Whether it can be dialled depends on the country of the conference: checks/phone-numbers.ts. */
function phoneNumber() {
  return z
    .string({ error: "Write a telephone number here, in quotes, for example: '+91 98765 43210'" })
    .trim()
    .meta({ examples: ['+91 98765 43210'] });
}
