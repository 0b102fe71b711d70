/**
 * Serves a build: `node scripts/serve.ts [--build] [PORT] [FOLDER] [BASE]`, by default `.local/dist` on port 4321. `BASE` is
 * the base path of the build, such as `/mun`. `--build` makes the build of `.local/dist` first. The server listens on
 * localhost, or on the address in the environment variable `HOST`.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { lookup } from 'mrmime';
import { decode, pagePath } from '../src/shared/base-path.ts';
import { filesIn } from '../src/shared/files.ts';
import { EMAIL_PATH, receiveMessage } from './email-mock.ts';

const NOT_FOUND = '/404';

/**
 * Serves files as the hosts do: with the headers of `_headers`, and `404.html` for unknown addresses. Unlike
 * hosts, this server does not redirect other forms of an address, such as `/about.html`.
 */
export function createSiteHandler(distDir: string, base = ''): RequestListener {
  const { files, notFound, rules } = readSite(distDir);
  return (request, response) => {
    const path = (request.url ?? '').replace(/\?.*/s, '');
    if (path === EMAIL_PATH) return void receiveMessage(request, response);
    const address = addressWithin(path, base);
    const file = files.get(address);
    const { body, type } = file ?? notFound;
    response
      .setHeaders(headersFor(rules, file ? address : '/'))
      .writeHead(file ? 200 : 404, { 'Content-Type': type, 'Content-Length': body.length })
      .end(body);
  };
}

/** Reads the whole build into memory, so that a later build in the same folder does not change what is served. */
function readSite(folder: string) {
  const files = new Map<string, { body: Buffer; type: string }>();
  for (const name of filesIn(folder)) {
    const type = lookup(name) ?? 'application/octet-stream';
    files.set(pagePath(`/${name}`, ''), {
      body: readFileSync(join(folder, name)),
      type: type.startsWith('text/') ? `${type};charset=utf-8` : type,
    });
  }
  const [notFound, headers] = [NOT_FOUND, '/_headers'].map((path) => files.get(path));
  if (!notFound || !headers) throw new Error(`${folder} holds no built site. Run the build first.`);
  // These two files are not served under their own addresses.
  for (const hidden of [NOT_FOUND, '/_headers']) files.delete(hidden);
  return { files, notFound, rules: parseHeaders(headers.body.toString()) };
}

/** The path without the base; that of `404.html` if the request is not below the base. */
function addressWithin(path: string, base: string): string {
  return `${path}/`.startsWith(`${base}/`) ? pagePath(decode(path), base) : NOT_FOUND;
}

type HeaderRule = [pattern: RegExp, name: string, value: string | undefined];

/**
 * Parses a `_headers` file: header rules by path pattern, such as `/images/*`. A rule without a value (`! Name`) removes a
 * header that an earlier rule has set.
 */
function parseHeaders(text: string): HeaderRule[] {
  let pattern = /^/;
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/).filter((line) => line && !line.startsWith('#'))) {
    const [, name, value] = /^\s+(?:! )?([\w-]+)(?:: (.+))?$/.exec(line) ?? [];
    if (name) rules.push([pattern, name, value]);
    else pattern = new RegExp(`^${line.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`);
  }
  return rules;
}

/** If two rules set the same header, both values are sent. */
function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const headers = new Headers();
  for (const [pattern, name, value] of rules)
    if (pattern.test(path)) value ? headers.append(name, value) : headers.delete(name);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache');
  return headers;
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  const isToBuild = args[0] === '--build' && args.shift();
  // The default folder is that of local builds: scripts/astro.ts.
  const [port = '4321', distDir = '.local/dist', base = ''] = args;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    console.error(`“${port}” is not a port. Write a number up to 65535, for example: npm start -- 5000`);
    process.exit(1);
  }
  const host = process.env.HOST || 'localhost';
  const server = createServer();
  server.on('error', ({ message }) => {
    console.error(`Port ${port} cannot be used (${message}). Choose another, for example: npm start -- 5000`);
    process.exit(1);
  });
  // The server listens before the build, which would be useless if the port were taken.
  await once(server.listen(Number(port), host), 'listening');
  if (isToBuild) {
    const { status } = spawnSync(process.execPath, ['scripts/astro.ts', 'local', 'build'], { stdio: 'inherit' });
    if (status !== 0) process.exit(1);
  }
  server.on('request', createSiteHandler(distDir, base));
  const { port: taken } = server.address() as AddressInfo;
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${taken}${base}/`;
  console.log(`\nThe site is at ${address}\nMessages sent from its contact form appear here. Ctrl+C ends it.`);
}
