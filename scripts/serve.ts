/** Serves a local build: `node scripts/serve.ts [port] [folder]`, by default on the port in `PORT`, or else on 4321. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import process from 'node:process';
import { json } from 'node:stream/consumers';
import sirv from 'sirv';
import { basePathOf } from '../src/shared/base-path.ts';

interface SiteOptions {
  /** The built site. */
  distDir: string;
  /** Folder in which the email mock saves messages; created if it does not exist. */
  outbox: string;
}

/** The one path of the email service that the site calls. */
const EMAIL_PATH = '/api/v1.0/email/send';
/** Text files whose character set has to be stated. */
const TEXT_TYPES: Record<string, string> = { '.txt': 'text/plain', '.ics': 'text/calendar', '.vcf': 'text/vcard' };
/** Files without an address. */
const HIDDEN = new Set(['/404', '/_headers']);

interface SiteHandler {
  /** Path below which the site is served, as in `http://localhost:4321/mun/`: empty, or such as `/mun`. */
  base: string;
  answer: RequestListener;
}

/**
 * Serves a built site as the hosts do: with the headers of `_headers`, one address per page, and `404.html` for what does
 * not exist. Mocks the email service on the same origin. A site built for a path is served below that path.
 * @throws if the site is not built
 */
export async function createSiteHandler({ distDir, outbox }: SiteOptions): Promise<SiteHandler> {
  const [notFound, home, rules] = await Promise.all(
    ['404.html', 'index.html', '_headers'].map((file) => readFile(join(distDir, file), 'utf8')),
  ).catch((): never => {
    throw new Error(`${distDir} holds no built site. Run the build first.`);
  });
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(home ?? '') ?? [];
  const base = canonical ? basePathOf(canonical) : '';
  const headers = parseHeaders(rules ?? '');
  const setHeaders = (response: ServerResponse, path: string) => {
    for (const [pattern, name, value] of headers) if (pattern.test(path)) response.setHeader(name, value);
    const type = TEXT_TYPES[extname(path)];
    if (type) response.setHeader('Content-Type', `${type}; charset=utf-8`);
  };
  const files = sirv(distDir, { extensions: ['html'], dotfiles: true, etag: true, setHeaders });
  const answerNotFound = (response: ServerResponse) => {
    setHeaders(response, '/');
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' }).end(notFound);
  };
  const answer: RequestListener = (request, response) => {
    const { pathname, search } = urlOf(request.url);
    if (pathname === EMAIL_PATH) {
      answerEmail(request, response, outbox).catch((error: unknown) => {
        console.error(error);
        response.destroy();
      });
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const path = pathname.slice(base.length);
    const address = canonicalPath(path);
    if (`${pathname}/`.startsWith(`${base}/`) && address !== path) {
      response.writeHead(308, { Location: base + address + search, 'Cache-Control': 'no-cache' }).end();
    } else if (!pathname.startsWith(`${base}/`) || HIDDEN.has(path)) {
      answerNotFound(response);
    } else {
      request.url = path + search;
      files(request, response, () => answerNotFound(response));
    }
  };
  return { base, answer };
}

/** The rules of a `_headers` file, in order: for paths of a pattern, such as `/:year/images/*`, a header's name and value. */
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

/** The one address of a page: no slash, no `.html` and no `index` at the end. */
function canonicalPath(pathname: string): string {
  const bare = pathname.replace(/\/{2,}/g, '/').replace(/(\/index|\.html|\/)+$/, '');
  return bare === '' ? '/' : bare;
}

/** The requested address on this one site, whatever host or scheme the request claims. */
function urlOf(target = '/'): URL {
  return URL.parse(`http://localhost${target.startsWith('/') ? target : '/'}`) ?? new URL('http://localhost/404');
}

/**
 * Mocks the email service: it saves each message as a file and prints it. It takes messages from pages of this server
 * only, so that no other website can write to the disk or the terminal.
 */
async function answerEmail(request: IncomingMessage, response: ServerResponse, outbox: string): Promise<void> {
  const [status, answer] = await receive(request, outbox);
  if (status === 405) response.setHeader('Allow', 'POST');
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(answer);
}

async function receive(request: IncomingMessage, outbox: string): Promise<[status: number, answer: string]> {
  if (request.method !== 'POST') return [405, 'Method Not Allowed'];
  // Every browser sends the origin of a POST.
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

if (import.meta.main) {
  const [, , chosenPort = process.env.PORT ?? 4321, distDir = '.local/dist'] = process.argv;
  const port = Number(chosenPort);
  const outbox = process.env.SITE_OUTBOX ?? 'outbox';
  const { base, answer } = await createSiteHandler({ distDir, outbox });
  const server = createServer(answer);
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`Port ${port} is in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`);
    process.exit(1);
  });
  server.listen(port, () => {
    console.log(
      `\nThe site is at http://localhost:${(server.address() as AddressInfo).port}${base}/\nMessages sent from its contact form appear here. Ctrl+C ends it.`,
    );
  });
}
