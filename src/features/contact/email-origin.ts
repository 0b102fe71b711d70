import process from 'node:process';
import { getContentFolder } from '../../content/load.ts';

/** Where the form sends messages: the service in `conference.yaml`, or `self` for the email mock of local builds. */
export function emailOrigin(): string {
  return process.env.SITE_EMAIL_ORIGIN ?? getContentFolder().typed.conference?.emailService.origin ?? '';
}
