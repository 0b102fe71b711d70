/**
 * Serves a build: `node scripts/serve.ts [PORT] [FOLDER] [BASE]`. By default on the port in the environment variable
 * `PORT`, or else on 4321, the folder `.local/dist` at the root. `BASE` is the path that a build was made for, such as `/mun`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { json } from 'node:stream/consumers';
import sirv from 'sirv';

interface SiteOptions {
  distDir: string;
  /** Folder in which messages from the contact form are saved. */
  outbox: string;
  base?: string;
}

const EMAIL_PATH = '/api/v1.0/email/send';
/** Files that are no pages, with or without what else sirv would find them by. */
const HIDDEN = /^\/+(_headers|404|404\.html)\/*$/i;

/** Answers requests as the hosts do: headers from `_headers`, and `404.html` for unknown addresses. */
export async function createSiteHandler({ distDir, outbox, base = '' }: SiteOptions) {
  const [notFound, rules] = await Promise.all(
    ['404.html', '_headers'].map((file) => readFile(join(distDir, file), 'utf8')),
  ).catch((): never => {
    throw new Error(`${distDir} holds no built site. Run the build first.`);
  });
  const headers = parseHeaders(rules ?? '');
  const setHeaders = (response: ServerResponse, path: string) => {
    for (const [pattern, name, value] of headers) if (pattern.test(path)) response.setHeader(name, value);
  };
  const files = sirv(distDir, { extensions: ['html'], etag: true, setHeaders });

  const answer: RequestListener = (request, response) => {
    const answerNotFound = () => {
      setHeaders(response, '/');
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
    };
    const url = request.url ?? '/';
    if (url === EMAIL_PATH) {
      receiveMessage(request, response, outbox).catch((error: unknown) => {
        console.error(error);
        response.destroy();
      });
      return;
    }
    if (url === base) return void response.writeHead(308, { Location: `${base}/` }).end();
    if (!url.startsWith(`${base}/`) || isHidden(url.slice(base.length))) return answerNotFound();
    request.url = url.slice(base.length);
    // Servers may ignore ranges. sirv throws on a reversed one.
    delete request.headers.range;
    files(request, response, answerNotFound);
  };
  return answer;
}

/** The rules of a `_headers` file: for paths of a pattern, such as `/images/*`, a header's name and value. */
function parseHeaders(text: string): [pattern: RegExp, name: string, value: string][] {
  let pattern = /^/;
  const rules: [RegExp, string, string][] = [[pattern, 'Cache-Control', 'no-cache']];
  for (const line of text.split('\n').filter((line) => line && !line.startsWith('#'))) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) rules.push([pattern, name, value]);
    else pattern = new RegExp(`^${line.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`);
  }
  return rules;
}

function isHidden(url: string): boolean {
  try {
    return HIDDEN.test(decodeURIComponent(url.replace(/\?.*/, '')));
  } catch {
    return true;
  }
}

/** Stands in for the email service: saves a message as a file and prints it. */
async function receiveMessage(request: IncomingMessage, response: ServerResponse, outbox: string): Promise<void> {
  const reply = (status: number, text: string) =>
    response.writeHead(status, { 'Content-Type': 'text/plain' }).end(text);
  if (request.method !== 'POST') return void reply(405, 'Method Not Allowed');
  // No other website may write to the disk or the terminal. Browsers send the origin with every POST.
  const { origin, host } = request.headers;
  if (origin && !origin.endsWith(`://${host}`)) return void reply(403, 'Forbidden');
  const message = (await json(request).catch(() => undefined)) as { template_params?: object } | undefined;
  if (!message?.template_params) return void reply(400, 'The parameters are invalid');
  const file = join(outbox, `${new Date().toISOString().replaceAll(':', '-')}.json`);
  await mkdir(outbox, { recursive: true });
  await writeFile(file, `${JSON.stringify(message, null, 2)}\n`);
  // Printed as an object, since Node.js escapes what would control the terminal.
  console.log(`\nA message for the secretariat (saved as ${file}):`, message.template_params);
  reply(200, 'OK');
}

if (import.meta.main) {
  const [, , port = process.env.PORT ?? '4321', distDir = '.local/dist', base = ''] = process.argv;
  const answer = await createSiteHandler({ distDir, outbox: process.env.SITE_OUTBOX ?? 'outbox', base });
  const server = createServer(answer).listen(Number(port), () => {
    const { port } = server.address() as AddressInfo;
    console.log(
      `\nThe site is at http://localhost:${port}${base}/\nMessages sent from its contact form appear here. Ctrl+C ends it.`,
    );
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(
      `Port ${port} is in use. Stop the other program, or choose another port: PORT=${Number(port) + 1} npm start`,
    );
    process.exit(1);
  });
}
