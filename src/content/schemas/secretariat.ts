import type { z } from 'astro/zod';
import { ofEdition } from './field-kinds.ts';
import { group, list, personName, phone, text } from './fields.ts';

/** `content/secretariat.yaml`: who leads the conference, in order. */
export const secretariatSchema = group({
  roles: list(
    group({
      role: text('Secretary General'),
      name: ofEdition(personName()),
      phones: ofEdition(list(phone(), 0, "phones:\n  - '+91 98765 43210'\n  - '0522 274 0123'")).default([]),
    }),
  ),
});

export type SecretariatRole = z.infer<typeof secretariatSchema>['roles'][number];
