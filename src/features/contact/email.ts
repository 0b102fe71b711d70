/**
 * EmailJS 4.4 is part of the form's script: loaded later, it could be missing after a deploy.
 * Contract: https://www.emailjs.com/docs/rest-api/send/
 */
import './without-storage.ts';
import { EmailJSResponseStatus, init, send } from '@emailjs/browser';
import type { Conference } from '../../content/schemas/conference.ts';
import type { Message } from './message.ts';

/** `origin` is the address of its API, or `self` for the site’s own. */
export type EmailService = Conference['emailService'];

/** @throws if the service does not confirm the message, which may have arrived all the same */
export async function sendMessage(message: Message, service: EmailService): Promise<void> {
  init({ publicKey: service.publicKey }, service.origin === 'self' ? location.origin : service.origin);
  // It rejects with a status for most answers, with an error without one, with a string if it refused.
  const answer: unknown = await send(service.serviceId, service.templateId, {
    from_name: message.name,
    from_email: message.email,
    message: message.message,
  }).catch((rejection: unknown) => rejection);
  if (!(answer instanceof EmailJSResponseStatus)) throw answer;
  const { status, text } = answer;
  // A text of OK counts whatever the status: so the specification has it.
  if (status !== 200 && text !== 'OK') throw new Error(`${status} ${text}`.trim());
}
