import { z } from 'astro/zod';
import { fieldset, listOf, phoneNumber, text } from './fields.ts';

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
          'Telephone numbers as they are to be shown: Indian ones with or without their country code, others with it.',
        ),
      whatsapp: phoneNumber().optional().describe('A number that answers on WhatsApp.'),
    }),
  ),
});

export type SecretariatRole = z.infer<typeof secretariatSchema>['roles'][number];
