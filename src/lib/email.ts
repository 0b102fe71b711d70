/**
 * The one place that knows the e-mail service and its library, EmailJS 4.4.
 * Contract: https://www.emailjs.com/docs/rest-api/send/
 */

/** Account at the service, as `content/conference.yaml` names it. */
export interface EmailService {
  /** Where the service is reached; `self` for the site's own origin. */
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
}

/** What a visitor writes. */
export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

/** How sending ended; a failure says why in words for the console, and with which status if there was an answer. */
export type SendResult = { isSent: true } | { isSent: false; reason: string; status?: number };

/** Sends a message to the secretariat. Never rejects: every failure is a result. */
export async function sendMessage(message: ContactMessage, service: EmailService): Promise<SendResult> {
  try {
    // Loaded when needed, and inside the try: evaluating the library reads localStorage,
    // which throws where a browser blocks storage.
    const { init, send } = await import('@emailjs/browser');
    init({ publicKey: service.publicKey }, service.origin === 'self' ? location.origin : service.origin);
    const answer = await send(service.serviceId, service.templateId, {
      from_name: message.name,
      from_email: message.email,
      message: message.message,
    });
    return resultOf(answer);
  } catch (rejection) {
    return resultOf(rejection);
  }
}

/**
 * One result for all that the library resolves and rejects with: a status object for any
 * answer of the service, a TypeError when there was none, a bare string for a refusal of its own.
 */
export function resultOf(outcome: unknown): SendResult {
  if (isAnswer(outcome)) {
    if (outcome.status === 200 || outcome.text === 'OK') return { isSent: true };
    return { isSent: false, status: outcome.status, reason: outcome.text || `The service answered ${outcome.status}.` };
  }
  if (outcome instanceof Error) return { isSent: false, reason: outcome.message };
  return { isSent: false, reason: String(outcome) };
}

function isAnswer(outcome: unknown): outcome is { status: number; text: string } {
  return typeof outcome === 'object' && outcome !== null && 'status' in outcome && 'text' in outcome;
}
