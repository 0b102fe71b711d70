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

/** `refused`: by the service. `unsent`: nothing left the device. `unknown`: it may have arrived. */
export type Outcome = { kind: 'sent' } | Failure;
export type Failure = { kind: 'refused' | 'unsent' | 'unknown'; reason: string };

export async function sendMessage(message: Message, service: EmailService): Promise<Outcome> {
  // An error does not say whether a request left: no connection and a lost connection look the same.
  const wasOnline = navigator.onLine;
  init({ publicKey: service.publicKey }, service.origin === 'self' ? location.origin : service.origin);
  // It rejects with a status for most answers, with an error without one, with a string if it refused.
  const answer: unknown = await send(service.serviceId, service.templateId, {
    from_name: message.name,
    from_email: message.email,
    message: message.message,
  }).catch((rejection: unknown) => rejection);
  if (answer instanceof EmailJSResponseStatus) {
    const { status, text } = answer;
    // A text of OK counts whatever the status: so the specification has it.
    if (status === 200 || text === 'OK') return { kind: 'sent' };
    const reason = `${status} ${text}`.trim();
    // Any other status: accepted for later, or lost in a faulty server.
    return { kind: status >= 400 && status < 500 ? 'refused' : 'unknown', reason };
  }
  if (answer instanceof Error) return { kind: wasOnline ? 'unknown' : 'unsent', reason: answer.message };
  return { kind: 'unsent', reason: String(answer) };
}
