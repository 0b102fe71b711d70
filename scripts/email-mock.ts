import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** The address at the email service that messages are sent to. */
export const EMAIL_PATH = '/api/v1.0/email/send';

/** The folder of messages, of which git knows nothing. */
export const OUTBOX = 'outbox';

/** Stands in for the email service: saves each message as a file in the outbox and prints it. */
export function createEmailMock(outbox: string): RequestListener {
  return async (request, response) => {
    const answer = (status: number, words: string) => response.writeHead(status).end(words);
    const { origin, host } = request.headers;
    // No other website may write to this computer. Browsers send the origin with every POST.
    if (request.method !== 'POST' || (origin && origin !== `http://${host}`)) return answer(403, 'Forbidden');
    try {
      const body = await text(request);
      const { template_params } = JSON.parse(body);
      const file = join(outbox, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.json`);
      await mkdir(outbox, { recursive: true });
      await writeFile(file, body);
      // As an object: Node.js escapes what would control the terminal.
      console.log(`\nA message for the secretariat (saved as ${file}):`, { ...template_params });
      return answer(200, 'OK');
    } catch (error) {
      console.error('A message could not be saved.', error);
      return answer(500, 'The message could not be saved');
    }
  };
}
