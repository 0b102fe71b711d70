import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener } from 'node:http';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** The path of the email service's API. */
export const EMAIL_PATH = '/api/v1.0/email/send';

/** The folder for messages, ignored by git. */
export const OUTBOX = 'outbox';

/** The limit of the service. */
const MAX_BYTES = 50 * 1024;

/** A mock of the email service: saves each message as a file in the outbox and prints it. */
export function createEmailMock(outbox: string): RequestListener {
  return async (request, response) => {
    const answer = (status: number, words: string) => response.writeHead(status).end(words);
    if (request.method !== 'POST' || !isFromThisSite(request)) return answer(403, 'Forbidden');
    // Browsers always send a length.
    if (!(Number(request.headers['content-length']) <= MAX_BYTES)) return answer(413, 'Content Too Large');
    try {
      const body = await text(request);
      const { template_params } = JSON.parse(body);
      const file = join(outbox, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.json`);
      await mkdir(outbox, { recursive: true });
      await writeFile(file, body);
      // As an object, so that Node.js escapes control characters.
      console.log(`\nA message for the secretariat (saved as ${file}):`, { ...template_params });
      return answer(200, 'OK');
    } catch (error) {
      console.error('A message could not be saved.', error);
      return answer(500, 'The message could not be saved');
    }
  };
}

/**
 * No other website may write files on this computer. Browsers send the origin with every POST; against DNS rebinding, the
 * host must be a name that nobody can register, or an IP address.
 */
function isFromThisSite({ headers: { origin, host } }: IncomingMessage): boolean {
  const site = `http://${host}`;
  if (!URL.canParse(site) || (origin && origin !== site)) return false;
  const { hostname } = new URL(site);
  return hostname === 'localhost' || hostname.endsWith('.local') || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}
