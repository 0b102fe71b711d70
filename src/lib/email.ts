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

/**
 * How sending ended. `refused`: the service answered and did not take it. `unreachable`: nothing
 * left the device. `unknown`: the request may have left and no answer tells. Reasons are for the console.
 */
export type SendResult =
  | { kind: 'sent' }
  | { kind: 'refused'; reason: string; status: number }
  | { kind: 'unreachable'; reason: string }
  | { kind: 'unknown'; reason: string };

interface SendOptions {
  /** When the visitor must be told, whatever has happened by then. */
  withinMs: number;
  /** Called if the service answers after that, with what it answered. */
  onLateAnswer?: (result: SendResult) => void;
}

/** Sends a message to the secretariat: one request at most. Never rejects, and always ends in time. */
export async function sendMessage(
  message: ContactMessage,
  service: EmailService,
  { withinMs, onLateAnswer }: SendOptions,
): Promise<SendResult> {
  let hasLeft = false;
  let isOver = false;
  const wasOnline = navigator.onLine;

  async function attempt(): Promise<SendResult> {
    try {
      const { init, send } = await loadLibrary();
      // What has been told as not sent is not sent behind the visitor's back.
      if (isOver) return { kind: 'unreachable', reason: 'The library came too late.' };
      init({ publicKey: service.publicKey }, service.origin === 'self' ? location.origin : service.origin);
      hasLeft = true;
      const answer = await send(service.serviceId, service.templateId, {
        from_name: message.name,
        from_email: message.email,
        message: message.message,
      });
      return resultOf(answer);
    } catch (rejection) {
      return resultOf(rejection, hasLeft && wasOnline);
    }
  }

  const ended = attempt();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<SendResult>((resolve) => {
    timer = setTimeout(() => {
      isOver = true;
      const reason = `No answer within ${withinMs} ms.`;
      resolve(hasLeft ? { kind: 'unknown', reason } : { kind: 'unreachable', reason });
      if (hasLeft) ended.then((result) => result.kind !== 'unknown' && onLateAnswer?.(result));
    }, withinMs);
  });
  // The library cannot abort what it has begun: https://github.com/emailjs-com/emailjs-sdk
  const result = await Promise.race([ended, deadline]);
  clearTimeout(timer);
  return result;
}

/**
 * One result for all that the library resolves and rejects with: a status object for any
 * answer of the service, an error when there was none, a bare string for a refusal of its own.
 * @param mayHaveLeft whether a request may be on its way: an error cannot tell how far it came,
 *   and browsers do not (no connection, a lost one and a missing CORS header look the same)
 */
export function resultOf(outcome: unknown, mayHaveLeft = true): SendResult {
  if (isAnswer(outcome)) {
    if (outcome.status === 200 || outcome.text === 'OK') return { kind: 'sent' };
    const reason = outcome.text || `The service answered ${outcome.status}.`;
    return { kind: 'refused', status: outcome.status, reason };
  }
  if (!(outcome instanceof Error)) return { kind: 'unreachable', reason: String(outcome) };
  return { kind: mayHaveLeft ? 'unknown' : 'unreachable', reason: outcome.message };
}

/** Loaded when needed: most visitors of the page send nothing. */
async function loadLibrary(): Promise<typeof import('@emailjs/browser')> {
  try {
    void localStorage;
  } catch {
    // Evaluating the library 4.4.1 asks for `typeof localStorage`, which throws where storage is
    // blocked. It can do without, but must find it missing.
    Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
  }
  return import('@emailjs/browser');
}

function isAnswer(outcome: unknown): outcome is { status: number; text: string } {
  return typeof outcome === 'object' && outcome !== null && 'status' in outcome && 'text' in outcome;
}
