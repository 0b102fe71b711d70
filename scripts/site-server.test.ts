import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  for (const name of ['days.ics', 'card.vcf', 'robots.txt']) await writeFile(join(folder, 'dist', name), 'text');
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

test.each([
  ['/days.ics', 'text/calendar; charset=utf-8'],
  ['/card.vcf', 'text/vcard; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
])('%s is %s', async (path, type) => {
  expect((await get(path)).headers.get('content-type')).toBe(type);
});

test.each([
  ['/committees/', '/committees'],
  ['/committees.html', '/committees'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/committees/index.html/', '/committees'],
  ['/committees/unsc/?a=1', '/committees/unsc?a=1'],
  ['//committees', '/committees'],
])('%s is sent to its one address, %s', async (path, location) => {
  const response = await get(path);
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe(location);
});

test.each(['/no-such-page', '/404', '/committees/none', '/..%2f..%2fpackage.json', '/%'])(
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
  for (const path of ['/', '/no-such-page', '/_astro/style.abc.css', '/robots.txt']) {
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
  const complete = {
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: { message: 'Hello' },
  };
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(origin + EMAIL_PATH, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });

  test('takes a complete message, saves it and prints it', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const response = await post(JSON.stringify(complete));
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    const [file = ''] = await readdir(join(folder, 'outbox'));
    expect(JSON.parse(await readFile(join(folder, 'outbox', file), 'utf8'))).toEqual(complete);
    expect(log.mock.calls.join()).toContain('message: Hello');
    log.mockRestore();
  });

  test.each(['user_id', 'service_id', 'template_id'])('refuses a message without %s', async (field) => {
    const response = await post(JSON.stringify({ ...complete, [field]: undefined }));
    expect([response.status, await response.text()]).toEqual([400, `The ${field} parameter is required`]);
  });

  test.each(['', 'no JSON', 'null', '"text"'])('refuses the body %j', async (body) => {
    expect((await post(body)).status).toBe(400);
  });

  test('refuses what is too large, and what is not posted', async () => {
    expect((await post(JSON.stringify({ ...complete, template_params: { message: 'm'.repeat(60_000) } }))).status).toBe(
      413,
    );
    const { status, headers } = await get(EMAIL_PATH);
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });

  test.each([
    ['a page of this server', { 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['a browser that names the origin only', { Origin: 'OWN' }, 200],
    ['another website', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['another port of this machine', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['another website in an old browser', { Origin: 'https://other.example' }, 403],
    ['a sandboxed frame', { Origin: 'null' }, 403],
    ['a form', { 'Content-Type': 'text/plain' }, 415],
    ['a type that only begins like JSON', { 'Content-Type': 'application/jsonp' }, 415],
    ['JSON with its charset', { 'Content-Type': 'application/json; charset=utf-8' }, 200],
  ])('answers %s with the right status', async (_who, headers, status) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const named = Object.entries(headers).map(([name, value]) => [name, value === 'OWN' ? origin : value]);
    expect((await post(JSON.stringify(complete), Object.fromEntries(named))).status).toBe(status);
    expect(log).toHaveBeenCalledTimes(status === 200 ? 2 : 0);
    log.mockRestore();
  });

  test('prints nothing that controls the terminal, and no value can stop it', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const template_params = {
      'from_\u001b[2Jname': 'Asha \u001b]0;title\u0007\u001b[31mVerma\u009b5m\r\u0008',
      message: 'नमस्ते\nSecond line',
      nested: { toString: 1 },
    };
    expect((await post(JSON.stringify({ ...complete, template_params }))).status).toBe(200);
    expect(log.mock.calls.slice(1)).toEqual([
      ['  from_name: Asha Verma'],
      ['  message: नमस्ते\nSecond line'],
      ['  nested: {"toString":1}'],
    ]);
    log.mockRestore();
  });
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused, with the methods that are not', async (method) => {
  for (const path of ['/', '/committees/', '/no-such-page']) {
    const { status, headers } = await fetch(origin + path, { method, redirect: 'manual' });
    expect([path, status, headers.get('allow')]).toEqual([path, 405, 'GET, HEAD']);
  }
});

test('an unbuilt site is refused with the remedy', async () => {
  await expect(createSiteServer({ distDir: join(folder, 'none'), outbox: folder })).rejects.toThrow(
    'Run the build first',
  );
});
