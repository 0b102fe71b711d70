/**
 * The only file that knows the email service and its library, EmailJS 4.4. The library is part of the form's script:
 * loaded later, it could be missing when it is needed, for instance after a deploy.
 * Contract: https://www.emailjs.com/docs/rest-api/send/
 */
import './without-storage.ts';
import { init, send } from '@emailjs/browser';
import type { Conference } from '../../content/schemas/conference.ts';
import type { Message } from './message.ts';

/** Account at the service. `origin` is the address of its API; `self` means the site’s own. */
export type EmailService = Conference['emailService'];

/**
 * How sending ended. `refused`: the service answered and did not accept it. `unreachable`: nothing left the device.
 * `unknown`: the request may have left, but no answer came. Reasons are for the console.
 */
export type SendResult = { kind: 'sent' } | { kind: 'refused' | 'unreachable' | 'unknown'; reason: string };

/**
 * Sends a message to the secretariat in a single request. Never rejects, but may never end: the library neither limits
 * the time of a request nor can abort it.
 */
export async function sendMessage(message: Message, service: EmailService): Promise<SendResult> {
  const wasOnline = navigator.onLine;
  try {
    init({ publicKey: service.publicKey }, service.origin === 'self' ? location.origin : service.origin);
    const answer = await send(service.serviceId, service.templateId, {
      from_name: message.name,
      from_email: message.email,
      message: message.message,
    });
    return resultOf(answer);
  } catch (rejection) {
    return resultOf(rejection, wasOnline);
  }
}

/**
 * The result of whatever the library resolves or rejects with: a status object for any answer of the service, an
 * error if there was none, a string if the library itself refused.
 * @param mayHaveLeft whether a request may be on its way. The error does not say: no connection, a lost connection
 *   and a missing CORS header look the same
 */
export function resultOf(outcome: unknown, mayHaveLeft = true): SendResult {
  if (isAnswer(outcome)) {
    if (outcome.status === 200 || outcome.text === 'OK') return { kind: 'sent' };
    return { kind: 'refused', reason: outcome.text || `The service answered ${outcome.status}.` };
  }
  if (!(outcome instanceof Error)) return { kind: 'unreachable', reason: String(outcome) };
  return { kind: mayHaveLeft ? 'unknown' : 'unreachable', reason: outcome.message };
}

function isAnswer(outcome: unknown): outcome is { status: number; text: string } {
  return typeof outcome === 'object' && outcome !== null && 'status' in outcome && 'text' in outcome;
}
