import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

/** The one path of the e-mail service that the site calls. */
export const EMAIL_PATH = '/api/v1.0/email/send';

/** The service refuses larger requests. */
const MAX_BODY_BYTES = 50_000;

/** The service answers status 400 where one of these is missing: https://www.emailjs.com/docs/rest-api/send/ */
const REQUIRED = ['user_id', 'service_id', 'template_id'];

/**
 * Stands in for the e-mail service: takes what the service takes, answers what it answers, and
 * keeps each message as a file and on the terminal instead of sending it.
 * @param outbox folder for the messages; made if it is missing
 */
export async function answerEmail(request: IncomingMessage, response: ServerResponse, outbox: string): Promise<void> {
  const answer = (status: number, text: string) => {
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text);
  };
  if (request.method !== 'POST') return answer(405, 'Method Not Allowed');
  const body = await readBody(request);
  if (body === undefined) return answer(413, 'Variables size limit, 50Kb');
  const message = parseObject(body);
  if (!message) return answer(400, 'The parameters are invalid');
  const missing = REQUIRED.find((field) => typeof message[field] !== 'string' || message[field] === '');
  if (missing) return answer(400, `The ${missing} parameter is required`);
  await keep(message, outbox);
  answer(200, 'OK');
}

async function keep(message: Record<string, unknown>, outbox: string): Promise<void> {
  await mkdir(outbox, { recursive: true });
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${Math.random().toString(36).slice(2, 6)}.json`;
  await writeFile(join(outbox, name), `${JSON.stringify(message, null, 2)}\n`);
  console.log(`\nA message for the secretariat (kept as ${join(outbox, name)}):`);
  for (const [key, value] of Object.entries(message.template_params ?? {})) console.log(`  ${key}: ${value}`);
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
