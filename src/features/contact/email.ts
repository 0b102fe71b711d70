/**
 * The only file that knows the email service and its library, EmailJS 4.4. The library is part of the form's script:
 * loaded later, it could be missing when it is needed, for instance after a deploy.
 * Contract: https://www.emailjs.com/docs/rest-api/send/
 */
import './without-storage.ts';
import { EmailJSResponseStatus, init, send } from '@emailjs/browser';
import type { Conference } from '../../content/schemas/conference.ts';
import type { Message } from './message.ts';

/** Account at the service. `origin` is the address of its API; `self` means the site’s own. */
export type EmailService = Conference['emailService'];

/**
 * How sending ended. `refused`: the service did not accept the message. `unsent`: nothing left the device.
 * `unknown`: the message may have arrived. Reasons are for the console.
 */
export type Outcome = { kind: 'sent' } | Failure;
export type Failure = { kind: 'refused' | 'unsent' | 'unknown'; reason: string };

/** Sends a message to the secretariat in a single request, which ends when the network ends it. Never rejects. */
export async function sendMessage(message: Message, service: EmailService): Promise<Outcome> {
  // An error does not say whether a request left: no connection and a lost connection look the same.
  const wasOnline = navigator.onLine;
  init({ publicKey: service.publicKey }, service.origin === 'self' ? location.origin : service.origin);
  // The library rejects with a status for most answers, with an error if there was none, with a string if it refused.
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
    // Behind any other status the message may be on its way: accepted for later, or lost in a faulty server.
    return { kind: status >= 400 && status < 500 ? 'refused' : 'unknown', reason };
  }
  if (answer instanceof Error) return { kind: wasOnline ? 'unknown' : 'unsent', reason: answer.message };
  return { kind: 'unsent', reason: String(answer) };
}
