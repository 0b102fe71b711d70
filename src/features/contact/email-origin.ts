import process from 'node:process';
import type { Conference } from '../../content/schemas/conference.ts';

/** Where the form sends messages: the service in `conference.yaml`, or `self` for the email mock of local builds. */
export function emailOrigin({ emailService }: Pick<Conference, 'emailService'>): string {
  return process.env.SITE_EMAIL_ORIGIN ?? emailService.origin;
}
