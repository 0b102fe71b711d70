/**
 * Serves a build: `node scripts/serve.ts [--build] [PORT] [FOLDER] [BASE]`. By default on the port in the environment
 * variable `PORT`, or else on 4321, the folder `.local/dist` at the root. `BASE` is the path that a build was made for, such
 * as `/mun`. `--build` makes the build of `.local/dist` first. Only this computer can see the site, unless the variable
 * `HOST` names another address to listen on.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { lookup } from 'mrmime';
import { pagePath } from '../src/shared/base-path.ts';
import { createEmailMock, EMAIL_PATH } from './email-mock.ts';

interface SiteOptions {
  distDir: string;
  /** Folder in which messages from the contact form are saved. */
  outbox: string;
  base?: string;
}

const NOT_FOUND = '/404';

/**
 * Answers requests as the hosts do: headers from `_headers`, and `404.html` for unknown addresses. Where they redirect to the
 * right form of an address, it answers.
 */
export function createSiteHandler({ distDir, outbox, base = '' }: SiteOptions): RequestListener {
  const { files, notFound, rules } = readSite(distDir);
  const receiveMessage = createEmailMock(outbox);
  return (request, response) => {
    const path = (request.url ?? '').replace(/\?.*/s, '');
    if (path === EMAIL_PATH) return receiveMessage(request, response);
    const address = addressWithin(path, base);
    const file = files.get(address);
    const { body, type } = file ?? notFound;
    response
      .setHeaders(headersFor(rules, file ? address : '/'))
      .writeHead(file ? 200 : 404, { 'Content-Type': type, 'Content-Length': body.length })
      .end(body);
  };
}

/** Reads a whole build, so that a later one in the same folder does not change what is being served. */
function readSite(folder: string) {
  const files = new Map<string, { body: Buffer; type: string }>();
  try {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!statSync(join(folder, name)).isFile()) continue;
      const type = lookup(name) ?? 'application/octet-stream';
      files.set(pagePath(`/${name.replaceAll('\\', '/')}`, ''), {
        body: readFileSync(join(folder, name)),
        type: type.startsWith('text/') ? `${type};charset=utf-8` : type,
      });
    }
  } catch {
    files.clear();
  }
  const notFound = files.get(NOT_FOUND);
  const headers = files.get('/_headers');
  if (!notFound || !headers) throw new Error(`${folder} holds no built site. Run the build first.`);
  for (const hidden of [NOT_FOUND, '/_headers']) files.delete(hidden);
  return { files, notFound, rules: parseHeaders(headers.body.toString()) };
}

/** The address on the site that a request is for: the one for unknown addresses if it is not below the base. */
function addressWithin(path: string, base: string): string {
  try {
    return `${path}/`.startsWith(`${base}/`) ? pagePath(decodeURIComponent(path), base) : NOT_FOUND;
  } catch {
    return NOT_FOUND;
  }
}

type HeaderRule = [pattern: RegExp, name: string, value: string];

/** The rules of a `_headers` file: for paths of a pattern, such as `/images/*`, a header's name and value. */
function parseHeaders(text: string): HeaderRule[] {
  let pattern = /^/;
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter((line) => line && !line.startsWith('#'))) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) rules.push([pattern, name, value]);
    else pattern = new RegExp(`^${line.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`);
  }
  return rules;
}

/** Where two rules set the same header, both values are sent. */
function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const headers = new Headers();
  for (const [pattern, name, value] of rules) if (pattern.test(path)) headers.append(name, value);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache');
  return headers;
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  const isToBuild = args[0] === '--build' && args.shift();
  const [port = process.env.PORT || '4321', distDir = '.local/dist', base = ''] = args;
  const host = process.env.HOST || 'localhost';
  let answer: RequestListener = (_request, response) =>
    response.writeHead(503, { Refresh: '2', 'Content-Type': 'text/plain' }).end('The site is being built.');
  // Takes the port first: a build is of no use without it.
  const server = createServer((request, response) => answer(request, response));
  await listen(server, port, host);
  if (isToBuild) await build();
  try {
    answer = createSiteHandler({ distDir, outbox: process.env.SITE_OUTBOX ?? 'outbox', base });
  } catch (error) {
    stop((error as Error).message);
  }
  const { port: taken } = server.address() as AddressInfo;
  console.log(
    `\nThe site is at http://${host}:${taken}${base}/\nMessages sent from its contact form appear here. Ctrl+C ends it.`,
  );
}

async function listen(server: Server, port: string, host: string): Promise<void> {
  try {
    await once(server.listen(Number(port), host), 'listening');
  } catch (error) {
    const { message } = error as Error;
    stop(`Port ${port} of ${host} cannot be used (${message}). Choose another, for example: PORT=5000 npm start`);
  }
}

async function build(): Promise<void> {
  const child = spawn(process.execPath, ['scripts/astro.ts', 'local', 'build'], { stdio: 'inherit' });
  const [status] = await once(child, 'close');
  if (status !== 0) process.exit(status ?? 1);
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
