import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { EMAIL_PATH } from './email-mock.ts';
import { createSiteServer } from './site-server.ts';

let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'dist', '_astro'), { recursive: true });
  await mkdir(join(folder, 'dist', 'committees'));
  const page = (text: string) => `<!doctype html><script>"inline"</script><title>${text}</title>`;
  await writeFile(join(folder, 'dist', 'index.html'), page('splash'));
  await writeFile(join(folder, 'dist', 'committees.html'), page('committees'));
  await writeFile(join(folder, 'dist', 'committees', 'unsc.html'), page('unsc'));
  await writeFile(join(folder, 'dist', '404.html'), page('not found'));
  await writeFile(join(folder, 'dist', '_astro', 'style.abc.css'), 'body{}');
  await cp('public/_headers', join(folder, 'dist', '_headers'));
  await writeFile(join(folder, 'dist', 'days.ics'), 'text');
  server = await createSiteServer({ distDir: join(folder, 'dist'), outbox: join(folder, 'outbox') });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const get = (path: string) => fetch(origin + path, { redirect: 'manual' });

test.each([
  ['/', 'splash'],
  ['/committees', 'committees'],
  ['/committees/unsc', 'unsc'],
])('%s is answered with its page, to be asked for again each time', async (path, title) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toContain(`<title>${title}</title>`);
});

test('the character set of a text is stated', async () => {
  expect((await get('/days.ics')).headers.get('content-type')).toBe('text/calendar; charset=utf-8');
});

test.each([
  ['/committees/', '/committees'],
  ['/committees.html', '/committees'],
  ['/index.html', '/'],
  ['/committees/unsc/?a=1', '/committees/unsc?a=1'],
  ['//committees', '/committees'],
])('%s is sent to its one address, %s', async (path, location) => {
  const response = await get(path);
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe(location);
});

test.each(['/no-such-page', '/404', '/..%2f..%2fpackage.json', '/%'])(
  '%s is answered with the page for unknown addresses',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).not.toContain('immutable');
    expect(await response.text()).toContain('not found');
  },
);

test('a hashed file may be kept for good', async () => {
  expect((await get('/_astro/style.abc.css')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('every answer carries the headers of _headers', async () => {
  for (const path of ['/', '/no-such-page', '/_astro/style.abc.css']) {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy'), path).toBe("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
  }
});

test('the Caddyfile sets the same headers', async () => {
  const [hosts, caddy] = await Promise.all(
    ['public/_headers', 'deploy/Caddyfile'].map((file) => readFile(file, 'utf8')),
  );
  const fields = [...(hosts ?? '').matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name, value]) => [name, value]);
  expect(fields.length).toBeGreaterThan(5);
  const plain = (caddy ?? '').replaceAll('"', '');
  for (const [name, value] of fields) expect(plain).toContain(`${name} ${value}`);
});

describe('the e-mail mock', () => {
  const message = { template_id: 'template', template_params: { text: 'Hello\u001b[2J\u009b5m' } };
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(origin + EMAIL_PATH, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });

  test('takes a complete message, saves it and prints it without control characters', async () => {
    const response = await post(JSON.stringify(message));
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    const [file = ''] = await readdir(join(folder, 'outbox'));
    expect(JSON.parse(await readFile(join(folder, 'outbox', file), 'utf8'))).toEqual(message);
    expect(format(...(log.mock.lastCall ?? []))).toMatch(/\{ text: 'Hello\\x1B\[2J\\x9B5m' \}$/);
  });

  test.each(['no JSON', 'null', '{}'])('refuses the body %j', async (body) => {
    expect((await post(body)).status).toBe(400);
  });

  test('refuses what is not posted', async () => {
    const { status, headers } = await get(EMAIL_PATH);
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('takes messages from its own pages only', async () => {
    log.mockClear();
    expect((await post(JSON.stringify(message), { Origin: 'https://other.example' })).status).toBe(403);
    expect(log).not.toHaveBeenCalled();
    expect((await post(JSON.stringify(message), { Origin: origin })).status).toBe(200);
  });
});

test('other methods are refused', async () => {
  const { status, headers } = await fetch(`${origin}/committees`, { method: 'PUT' });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('an unbuilt site is refused with the remedy', async () => {
  await expect(createSiteServer({ distDir: join(folder, 'none'), outbox: folder })).rejects.toThrow(
    'Run the build first',
  );
});
