import { z } from 'astro/zod';
import { fieldset, phoneNumber, text } from './fields.ts';

/** `content/secretariat.yaml`: who leads the conference, in order. */
export const secretariatSchema = fieldset({
  roles: z
    .array(
      fieldset({
        role: text('Secretary General'),
        /** Empty while nobody is announced. */
        name: z.string({ error: "Write a name here, or '' until it is announced." }).default(''),
        /** Telephone numbers as they are to be shown: Indian ones with or without their country code, others with it. */
        phones: z.array(phoneNumber()).default([]),
        /** A number that answers on WhatsApp. */
        whatsapp: phoneNumber().optional(),
      }),
    )
    .min(1, { error: 'At least one role is needed.' }),
});

export type Secretariat = z.infer<typeof secretariatSchema>;
export type SecretariatRole = Secretariat['roles'][number];
