import { z } from 'astro/zod';
import { fieldset, text } from './fields.ts';

/** `content/secretariat.yaml`: who leads the conference, in order. */
export const secretariatSchema = fieldset({
  roles: z
    .array(
      fieldset({
        role: text('Secretary General'),
        /** Empty while nobody is announced. */
        name: z.string({ error: "A name belongs here; '' while nobody is announced." }).default(''),
        /** Telephone numbers with their country code. */
        phones: z
          .array(
            z.string().regex(/^\+\d[\d ]{7,18}$/, {
              error: 'A telephone number with its country code belongs here, in quotes, for example: "+91 98765 43210"',
            }),
          )
          .default([]),
      }),
    )
    .min(1, { error: 'At least one role is needed.' }),
});

export type Secretariat = z.infer<typeof secretariatSchema>;
export type SecretariatRole = Secretariat['roles'][number];
