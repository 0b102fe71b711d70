import type { z } from 'astro/zod';
import { group, list, personName, phone, text } from './fields.ts';

/** `content/secretariat.yaml`: who leads the conference, in order. */
export const secretariatSchema = group({
  roles: list(
    group({
      role: text('Secretary General'),
      name: personName(),
      phones: list(phone(), 0, "phones:\n  - '+91 98765 43210'\n  - '0522 274 0123'").default([]),
    }),
  ),
});

export type SecretariatRole = z.infer<typeof secretariatSchema>['roles'][number];
