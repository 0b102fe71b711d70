import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';

/** The one path of the e-mail service that the site calls. */
export const EMAIL_PATH = '/api/v1.0/email/send';

/**
 * Mocks the e-mail service: it saves each message as a file and prints it. It takes messages from pages of this server
 * only, so that no other website can write to the disk or the terminal.
 * @param outbox folder for the messages; created if it does not exist
 */
export async function answerEmail(request: IncomingMessage, response: ServerResponse, outbox: string): Promise<void> {
  const [status, answer] = await receive(request, outbox);
  if (status === 405) response.setHeader('Allow', 'POST');
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(answer);
}

async function receive(request: IncomingMessage, outbox: string): Promise<[status: number, answer: string]> {
  if (request.method !== 'POST') return [405, 'Method Not Allowed'];
  // Every browser says where a POST comes from.
  const { origin, host } = request.headers;
  if (origin && !origin.endsWith(`://${host}`)) return [403, 'Forbidden'];
  const message = (await json(request).catch(() => undefined)) as { template_params?: object } | undefined;
  if (!message?.template_params) return [400, 'The parameters are invalid'];
  await mkdir(outbox, { recursive: true });
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${Math.random().toString(36).slice(2, 6)}.json`;
  await writeFile(join(outbox, name), `${JSON.stringify(message, null, 2)}\n`);
  // Printed as an object, since Node.js escapes what would control the terminal.
  console.log(`\nA message for the secretariat (saved as ${join(outbox, name)}):`, message.template_params);
  return [200, 'OK'];
}
