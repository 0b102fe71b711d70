import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The one path of the e-mail service that the site calls. */
export const EMAIL_PATH = '/api/v1.0/email/send';

/** The service refuses larger requests. */
const MAX_BODY_BYTES = 50_000;

/** The service answers status 400 where one of these is missing: https://www.emailjs.com/docs/rest-api/send/ */
const REQUIRED = ['user_id', 'service_id', 'template_id'];

/**
 * Mocks the e-mail service: it takes the same requests and gives the same answers, but saves each message
 * as a file and prints it instead of sending it. Unlike the service, it answers only pages of this server,
 * so that no other website can write to the disk or the terminal.
 * @param outbox folder for the messages; created if it does not exist
 */
export async function answerEmail(request: IncomingMessage, response: ServerResponse, outbox: string): Promise<void> {
  const answer = (status: number, text: string) => {
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text);
  };
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST');
    return answer(405, 'Method Not Allowed');
  }
  if (!isSameOrigin(request)) return answer(403, 'Forbidden');
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    return answer(415, 'Unsupported Media Type');
  const body = await readBody(request);
  if (body === undefined) return answer(413, 'Variables size limit, 50Kb');
  const message = parseObject(body);
  if (!message) return answer(400, 'The parameters are invalid');
  const missing = REQUIRED.find((field) => typeof message[field] !== 'string' || message[field] === '');
  if (missing) return answer(400, `The ${missing} parameter is required`);
  await save(message, outbox);
  answer(200, 'OK');
}

/** A browser names where a request comes from: newer ones in `Sec-Fetch-Site`, older ones in `Origin` only. */
function isSameOrigin({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site) return site === 'same-origin';
  return !headers.origin || headers.origin.endsWith(`://${headers.host}`);
}

async function save(message: Record<string, unknown>, outbox: string): Promise<void> {
  await mkdir(outbox, { recursive: true });
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${Math.random().toString(36).slice(2, 6)}.json`;
  await writeFile(join(outbox, name), `${JSON.stringify(message, null, 2)}\n`);
  console.log(`\nA message for the secretariat (saved as ${join(outbox, name)}):`);
  for (const [key, value] of Object.entries(message.template_params ?? {})) {
    console.log(printable(`  ${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`));
  }
}

/** Text that cannot control the terminal: without escape sequences, and without control characters but tab and newline. */
function printable(text: string): string {
  return stripVTControlCharacters(text).replace(/[^\P{Cc}\t\n]/gu, '');
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    // Read to the end even so: the answer could not be given to a sender that still sends.
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return size <= MAX_BODY_BYTES ? Buffer.concat(chunks).toString('utf8') : undefined;
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
