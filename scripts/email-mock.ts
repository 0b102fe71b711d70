import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

/** The path of the email service's API. */
export const EMAIL_PATH = '/api/v1.0/email/send';

/** A mock of the email service: prints each message. */
export async function receiveMessage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const message = await json(request).catch(() => undefined);
  // Node.js escapes control characters only in the values of an object, so the message is logged as an object.
  console.log('\nA message for the secretariat:', { ...Object(message).template_params });
  response.end('OK');
}
