/**
 * EmailJS is bundled with the form. A deploy removes old files: an open page could no longer load a separate file.
 * API: https://www.emailjs.com/docs/rest-api/send/
 */
import './emailjs-quirks.ts';
import { EmailJSResponseStatus, init, send } from '@emailjs/browser';
import type { Conference } from '../../content/schemas/conference.ts';
import type { Message } from './message.ts';

/** `origin` is where the API is, or `self` for a mock at this site. */
export type EmailService = Conference['emailService'];

/** @throws if the service does not confirm the message, which may have arrived nevertheless */
export async function sendMessage(message: Message, service: EmailService): Promise<void> {
  init({ publicKey: service.publicKey }, service.origin === 'self' ? location.origin : service.origin);
  // If the service answers, `send` resolves or rejects with a status. Else it rejects with an error, or, if the library did
  // not even ask the service, with a string.
  const answer: unknown = await send(service.serviceId, service.templateId, {
    from_name: message.name,
    from_email: message.email,
    message: message.message,
  }).catch((rejection: unknown) => rejection);
  if (!(answer instanceof EmailJSResponseStatus)) throw answer;
  const { status, text } = answer;
  // The site’s specification counts the text OK as success, whatever the status.
  if (status !== 200 && text !== 'OK') throw new Error(`${status} ${text}`.trim());
}
