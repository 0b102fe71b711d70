import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http';
import { isIP } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';

/** The address at the email service that messages are sent to. */
export const EMAIL_PATH = '/api/v1.0/email/send';
/** As much as the service accepts. */
const MAX_BYTES = 50 * 1024;

type Answer = [status: number, text: string];

/** Stands in for the email service: saves each message as a file in the outbox and prints it. */
export function createEmailMock(outbox: string): RequestListener {
  return async (request, response) => {
    const [status, text] = await receive(request, outbox).catch((error: unknown): Answer => {
      console.error(error);
      return [500, 'The message could not be saved'];
    });
    response.writeHead(status, { 'Content-Type': 'text/plain' }).end(text);
  };
}

async function receive(request: IncomingMessage, outbox: string): Promise<Answer> {
  if (request.method !== 'POST') return [405, 'Method Not Allowed'];
  // No other website may write to the disk or the terminal. Browsers send the origin with every POST.
  if (request.headers.origin && !isOwn(request.headers)) return [403, 'Forbidden'];
  const body = await readBody(request);
  if (body === undefined) return [413, 'Content Too Large'];
  const parameters = parametersIn(body);
  if (!parameters) return [400, 'The parameters are invalid'];
  const file = join(outbox, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.json`);
  await mkdir(outbox, { recursive: true });
  // Never over another message.
  await writeFile(file, body, { flag: 'wx' });
  // Printed as an object, since Node.js escapes what would control the terminal.
  console.log(`\nA message for the secretariat (saved as ${file}):`, parameters);
  return [200, 'OK'];
}

/**
 * Whether a request comes from a page of this server. `Host` alone is no help: another website can make its own name lead to
 * this computer, and then sends that name as `Host` and as `Origin`. It cannot do that with an address of figures.
 */
function isOwn({ origin, host }: IncomingHttpHeaders): boolean {
  const name = URL.parse(`http://${host}`)?.hostname.replace(/^\[|\]$/g, '') ?? '';
  return origin === `http://${host}` && (isIP(name) > 0 || ['localhost', process.env.HOST].includes(name));
}

/** The body of a request, or undefined if it is too long. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  // Read to its end, since a browser does not look at an answer before it has sent everything.
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= MAX_BYTES) chunks.push(chunk);
  }
  return length <= MAX_BYTES ? Buffer.concat(chunks).toString() : undefined;
}

function parametersIn(body: string): object | undefined {
  try {
    const parameters = JSON.parse(body)?.template_params;
    return parameters instanceof Object ? parameters : undefined;
  } catch {
    return undefined;
  }
}
