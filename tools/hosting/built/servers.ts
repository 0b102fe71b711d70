import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parse } from 'yaml';
import { CONTENT_DIR } from '../../../src/content/content-dir.ts';
import { freePort } from '../../free-port.ts';
import { createSiteServer, readBase } from '../../site-server.ts';
import { hostsDirOf } from '../finish.ts';

/** The production build. */
export const DIST = resolve(process.env.SITE_OUT_DIR ?? 'dist');

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Path under which the build stands, empty or such as `/mun`; every path that is asked for is below it. */
export const BASE = await readBase(DIST);

/** A server of the built site on a loopback port. */
export interface Host {
  name: string;
  origin: string;
  /** Process that serves, with whatever it starts. */
  pid: number;
  /** Whether it can send brotli; nginx needs a module for it. */
  hasBrotli: boolean;
  stop: () => Promise<void>;
}

/** What a server said. */
export interface Answer {
  status: number;
  /** Names in lower case; several values of a name are joined by commas. */
  headers: Record<string, string>;
  cookies: string[];
  text: string;
}

/** Every server of the site that this machine can run. The others are named on the console, and an error if `HOSTS_REQUIRED` is set. */
export async function startHosts(): Promise<Host[]> {
  if (!existsSync(join(DIST, '404.html'))) throw new Error(`${DIST} holds no built site. Run npm run build first.`);
  const hosts = await Promise.all([startLocal(), startCaddy(), startNginx()]);
  return hosts.filter((host) => host !== undefined);
}

/** Paths of the site's pages, from its files. */
export async function readPaths(): Promise<string[]> {
  const pages = (await readdir(DIST, { recursive: true })).filter(
    (file) => /\.html$/.test(file) && file !== '404.html',
  );
  return pages.map((file) => `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`).sort();
}

/** Path of a hashed file. */
export async function readHashedPath(): Promise<string> {
  const file = (await readdir(join(DIST, '_astro'))).find((name) => name.endsWith('.js'));
  return `/_astro/${file}`;
}

/** Paths of the search index's files, apart from what is compressed beside them. */
export async function readSearchPaths(): Promise<string[]> {
  const entries = await readdir(join(DIST, 'pagefind'), { recursive: true });
  const files = entries.map((entry) => entry.replaceAll('\\', '/')).filter((entry) => /\.(?!br$|gz$)\w+$/.test(entry));
  return files.map((file) => `/pagefind/${file}`).sort();
}

/**
 * Asks for exactly this path, follows no redirect and unpacks the body.
 * @param path path within the site; is sent as it is, even where a browser would tidy it
 */
export function ask(host: Host, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((settle, fail) => {
    const { hostname, port } = new URL(host.origin);
    const sent = request({ hostname, port, path: BASE + path, method, headers, agent: false }, async (response) => {
      const chunks: Buffer[] = await response.toArray();
      const body = unpack(Buffer.concat(chunks), response.headers['content-encoding']);
      const { 'set-cookie': cookies = [], ...rest } = response.headers;
      settle({ status: response.statusCode ?? 0, headers: flatten(rest), cookies, text: body.toString('utf8') });
    });
    sent.on('error', fail).end();
  });
}

function unpack(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

function flatten(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

async function startLocal(): Promise<Host> {
  const { emailService } = parse(await readFile(join(CONTENT_DIR, 'conference.yaml'), 'utf8')) as {
    emailService: { origin: string };
  };
  const server = await createSiteServer({
    distDir: DIST,
    outbox: tmpdir(),
    emailOrigin: process.env.SITE_EMAIL_ORIGIN ?? emailService.origin,
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    name: 'local server',
    origin: `http://127.0.0.1:${portOf(server)}`,
    pid: process.pid,
    hasBrotli: true,
    stop: async () => void server.close(),
  };
}

/** Caddy with the configuration that the build wrote; undefined if it is not installed. */
export async function startCaddy(): Promise<Host | undefined> {
  const caddy = findProgram('caddy');
  if (!caddy) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  // With no port for administration, which other servers on this machine may have taken.
  const file = join(folder, 'Caddyfile');
  const config = await readFile(join(hostsDirOf(DIST), 'Caddyfile'), 'utf8');
  await writeFile(file, `{\n\tadmin off\n}\n${config}`);
  const child = spawn(caddy, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, SITE_ROOT: DIST, SITE_ADDRESS: origin, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return started({ name: 'Caddy', origin, hasBrotli: true }, child, folder);
}

/**
 * Caddy as deploy/publish.sh expects it: with the Caddyfile of the build that `current` points at.
 * @param sites folder of the builds
 * @returns the server, and the command that lets it read the file anew
 */
export async function startPublishedCaddy(caddy: string, sites: string): Promise<{ host: Host; reload: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  const origin = `http://127.0.0.1:${await freePort()}`;
  const settings = { SITE_ADDRESS: origin, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const config = ['--config', join(sites, 'current/Caddyfile'), '--adapter', 'caddyfile'];
  const env = { ...process.env, ...settings };
  const child = spawn(caddy, ['run', ...config], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const host = await started({ name: 'Caddy', origin, hasBrotli: true }, child, folder);
  // The command reads the file itself, and so needs the same environment.
  const assignments = Object.entries(settings).map(([name, value]) => `${name}='${value}'`);
  return { host, reload: [...assignments, `'${caddy}' reload`, ...config].join(' ') };
}

/**
 * nginx with the configuration that the build wrote; undefined if it is not installed.
 * @param rules what stands in the server block beside the port
 */
export async function startNginx(
  name = 'nginx',
  rules = `root "${DIST}"; include "${hostsDirOf(DIST)}/nginx-site.conf";`,
): Promise<Host | undefined> {
  const nginx = findProgram('nginx');
  if (!nginx) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const hasBrotli = existsSync(BROTLI_MODULE);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path "${folder}/${kind}";`,
  );
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid "${folder}/pid";
error_log stderr crit;
${hasBrotli ? `load_module ${BROTLI_MODULE};` : ''}
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    ${hasBrotli ? 'brotli_static on;' : ''}
    ${rules}
  }
}
`,
  );
  const child = spawn(nginx, ['-c', file, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] });
  return started({ name, origin: `http://127.0.0.1:${port}`, hasBrotli }, child, folder);
}

/** The host once it answers. @throws with the program's own words if it ends before */
async function started(host: Omit<Host, 'stop' | 'pid'>, child: ChildProcess, folder: string): Promise<Host> {
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    words += chunk.toString();
  });
  // Even when a test file fails before it can stop what it has started.
  process.once('exit', () => child.kill('SIGTERM'));
  const ended = new Promise<void>((settle) => child.once('exit', () => settle()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const running = { ...host, pid: child.pid ?? 0, stop };
  while (child.exitCode === null) {
    const answers = await ask(running, '/').then(
      () => true,
      () => false,
    );
    if (answers) return running;
    await new Promise((settle) => setTimeout(settle, 50));
  }
  throw new Error(`${host.name} does not start:\n${words}`);
}

/** Path of a program; nginx is not on the path of every user. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  const program = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (program) {
    // Other versions than those of Debian may be told different things: let the log say which it was.
    const version = execFileSync(program, [name === 'nginx' ? '-v' : 'version'], { encoding: 'utf8', stdio: 'pipe' });
    console.log(`${name}: ${program} ${version.trim()}`);
    return program;
  }
  const remedy = `${name} is not installed, so its configuration is not tested. On Debian: apt-get install ${name}`;
  if (process.env.HOSTS_REQUIRED) throw new Error(remedy);
  console.warn(`SKIPPED: ${remedy}`);
  return undefined;
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
