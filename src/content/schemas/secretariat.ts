import type { z } from 'astro/zod';
import { ofEdition } from './field-kinds.ts';
import { group, list, personName, phone, text } from './fields.ts';

/** `content/secretariat.yaml`: who leads the conference, in order. */
export const secretariatSchema = group({
  roles: list(
    group({
      role: text('Secretary General'),
      name: ofEdition(personName()).describe('between the quotes; leave them empty until it is known'),
      phones: ofEdition(list(phone(), 0, "phones:\n  - '+91 98765 43210'\n  - '0522 274 0123'"))
        .default([])
        .describe(
          "one number or several, in place of the brackets: each on its own line, in quotes, as it is dialled:\n  phones:\n    - '+91 98765 43210'\nwhile there is none, the page says “To be announced”",
        ),
    }),
  ).describe('the people on the page Contact, in this order'),
});

export type SecretariatRole = z.infer<typeof secretariatSchema>['roles'][number];
