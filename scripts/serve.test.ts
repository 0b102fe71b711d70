import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { format } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSiteHandler } from './serve.ts';

let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  const [distDir, outbox] = [join(folder, 'dist'), join(folder, 'outbox')];
  for (const name of ['_astro', 'committees', 'images', '2024/images', 'pictures', 'calendar'])
    await mkdir(join(distDir, name), { recursive: true });
  for (const name of ['index', 'committees', 'committees/unsc', '404'])
    await writeFile(join(distDir, `${name}.html`), `<!doctype html><title>${name}</title>`);
  await writeFile(join(distDir, '_astro/style.abc.css'), 'body{}');
  for (const folder of ['images', '2024/images', 'pictures'])
    await writeFile(join(distDir, folder, 'hall.abc.webp'), '');
  for (const name of ['days.ics', 'calendar/conference.ics', 'announcements.json', 'announcements.xml'])
    await writeFile(join(distDir, name), 'text');
  await cp('public/_headers', join(distDir, '_headers'));
  server = createServer((await createSiteHandler({ distDir, outbox })).answer);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** What changes at short notice. */
const FRESH = 'public, max-age=60, must-revalidate';

const get = (path: string) => fetch(origin + path, { redirect: 'manual' });

test.each([
  ['/', 200, 'index'],
  ['/committees', 200, 'committees'],
  ['/committees/unsc', 200, 'committees/unsc'],
  ['/no-such-page', 404, '404'],
  ['/404', 404, '404'],
  ['/_headers', 404, '404'],
  ['/..%2f..%2fpackage.json', 404, '404'],
  ['/%', 404, '404'],
])('%s is answered with %i and its page, to be asked for again each time', async (path, status, title) => {
  const response = await get(path);
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-cache']);
  expect(await response.text()).toContain(`<title>${title}</title>`);
});

test.each([
  ['/committees/', '/committees'],
  ['/committees.html', '/committees'],
  ['/index.html', '/'],
  ['/committees/unsc/?a=1', '/committees/unsc?a=1'],
  ['//committees', '/committees'],
])('%s is sent to its one address, %s', async (path, location) => {
  const { status, headers } = await get(path);
  expect([status, headers.get('location')]).toEqual([308, location]);
});

test.each([
  ['a text says its character set', '/days.ics', 'content-type', 'text/calendar; charset=utf-8'],
  ['a hashed file may be kept', '/_astro/style.abc.css', 'cache-control', 'public, max-age=31536000, immutable'],
  ['a picture too', '/images/hall.abc.webp', 'cache-control', 'public, max-age=31536000, immutable'],
  ['one of an archive too', '/2024/images/hall.abc.webp', 'cache-control', 'public, max-age=31536000, immutable'],
  ['one whose name has no hash may not', '/pictures/hall.abc.webp', 'cache-control', 'no-cache'],
  ['news is asked for again after a minute', '/announcements.json', 'cache-control', FRESH],
  ['its feed too', '/announcements.xml', 'cache-control', FRESH],
  ['a calendar too', '/calendar/conference.ics', 'cache-control', FRESH],
  ['a page has the headers of _headers', '/', 'content-security-policy', "frame-ancestors 'none'"],
  ['https is required for a year, on this domain alone', '/', 'strict-transport-security', 'max-age=31536000'],
  ['an unknown page too', '/no-such-page', 'x-content-type-options', 'nosniff'],
  ['a file too', '/_astro/style.abc.css', 'x-content-type-options', 'nosniff'],
])('%s', async (_, path, name, value) => {
  expect((await get(path)).headers.get(name)).toBe(value);
});

test('the Caddyfile sets the same headers', async () => {
  const hosts = await readFile('public/_headers', 'utf8');
  const caddy = (await readFile('deploy/Caddyfile', 'utf8')).replaceAll('"', '');
  const fields = [...hosts.matchAll(/^ {2}([\w-]+): (.+)$/gm)];
  expect(fields.length).toBeGreaterThan(5);
  for (const [, name, value] of fields) expect(caddy).toContain(`${name} ${value}`);
});

test.each([
  ['/committees', 'PUT', 'GET, HEAD'],
  ['/api/v1.0/email/send', 'GET', 'POST'],
])('%s refuses the method %s', async (path, method, allow) => {
  const { status, headers } = await fetch(origin + path, { method });
  expect([status, headers.get('allow')]).toEqual([405, allow]);
});

describe('the email mock', () => {
  const message = { template_id: 'template', template_params: { text: 'Hello\u001b[2J\u009b5m' } };
  const silenceLog = () => vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}/api/v1.0/email/send`, { method: 'POST', body, headers });

  test('takes a complete message, saves it and prints it without control characters', async () => {
    const log = silenceLog();
    const response = await post(JSON.stringify(message));
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    const [file = ''] = await readdir(join(folder, 'outbox'));
    expect(JSON.parse(await readFile(join(folder, 'outbox', file), 'utf8'))).toEqual(message);
    expect(format(...(log.mock.lastCall ?? []))).toMatch(/\{ text: 'Hello\\x1B\[2J\\x9B5m' \}$/);
  });

  test.each(['no JSON', 'null', '{}'])('refuses the body %j', async (body) => {
    expect((await post(body)).status).toBe(400);
  });

  test('takes messages from its own pages only', async () => {
    const log = silenceLog();
    expect((await post(JSON.stringify(message), { Origin: 'https://other.example' })).status).toBe(403);
    expect(log).not.toHaveBeenCalled();
    expect((await post(JSON.stringify(message), { Origin: origin })).status).toBe(200);
  });
});

test('the address that is printed leads to a site built for a path', async () => {
  const distDir = join(folder, 'below-path');
  await mkdir(distDir);
  for (const [name, html] of Object.entries({
    'index.html': '<link rel="canonical" href="https://school.github.io/mun/"><title>A first page</title>',
    '404.html': '',
    _headers: '',
  }))
    await writeFile(join(distDir, name), html);
  // Port 0 is any that is free.
  const child = spawn(process.execPath, ['scripts/serve.ts', '0', distDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill());
  const [printed] = await once(child.stdout, 'data');
  const [address] = /http:\S+/.exec(String(printed)) ?? [];
  expect(address).toMatch(/:\d+\/mun\/$/);
  expect(await (await fetch(address ?? '')).text()).toContain('A first page');
});

test('an unbuilt site is refused with the remedy', async () => {
  await expect(createSiteHandler({ distDir: join(folder, 'none'), outbox: folder })).rejects.toThrow(
    'Run the build first',
  );
});
