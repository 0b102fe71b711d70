import { z } from 'astro/zod';
import { group, list, phone, text } from './fields.ts';

/** `content/secretariat.yaml`: who leads the conference, in order. */
export const secretariatSchema = group({
  roles: list(
    group({
      role: text('Secretary General'),
      name: z.string({ error: "Write a name here, or '' until it is announced." }).default(''),
      phones: list(phone(), 0).default([]),
    }),
  ),
});

export type SecretariatRole = z.infer<typeof secretariatSchema>['roles'][number];
