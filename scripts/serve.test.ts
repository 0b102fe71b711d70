import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSiteHandler } from './serve.ts';

let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'images'));
  for (const name of ['index', 'home', '404'])
    await writeFile(join(folder, `${name}.html`), `<!doctype html><title>${name}</title>`);
  await writeFile(join(folder, 'images/hall.abc.webp'), '');
  await writeFile(join(folder, '_headers'), await readFile('public/_headers', 'utf8'));
  const answer = await createSiteHandler({ distDir: folder, outbox: join(folder, 'outbox'), base: '/mun' });
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** Unlike `fetch`, `node:http` asks for an address as it is written. */
function get(path: string, headers = {}): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(origin, { path, headers }, async (response) => {
      let body = '';
      for await (const part of response) body += part;
      resolve({ status: response.statusCode, body });
    });
    asked.on('error', reject).end();
  });
}

test.each([
  ['/mun/', 200, 'index'],
  ['/mun/home', 200, 'home'],
  ['/mun/home?from=mail', 200, 'home'],
  ['/mun/no-such-page', 404, '404'],
  ['/home', 404, '404'],
  ['/munster', 404, '404'],
  ['/mun/404', 404, '404'],
  ['/mun/_headers', 404, '404'],
  ['/mun/_HEADERS', 404, '404'],
  ['/mun/%5fheaders', 404, '404'],
  ['/mun//_headers', 404, '404'],
  ['/mun/_headers/', 404, '404'],
  ['/mun/%', 404, '404'],
  ['/mun/../package.json', 404, '404'],
])('%s is answered with %i and the page %s', async (path, status, title) => {
  const answer = await get(path);
  expect([answer.status, answer.body]).toEqual([status, expect.stringContaining(`<title>${title}</title>`)]);
});

test('a reversed range is answered with the whole page', async () => {
  expect(await get('/mun/home', { Range: 'bytes=9-3' })).toEqual(await get('/mun/home'));
});

test.each([
  ['/mun/home', 'cache-control', 'no-cache'],
  ['/mun/home', 'content-security-policy', "frame-ancestors 'none'"],
  ['/mun/no-such-page', 'x-content-type-options', 'nosniff'],
  ['/mun/images/hall.abc.webp', 'cache-control', 'public, max-age=31536000, immutable'],
])('%s has the header %s of the published site', async (path, name, value) => {
  expect((await fetch(origin + path)).headers.get(name)).toBe(value);
});

test('a message is saved and printed, from pages of this site only', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const message = { template_params: { message: 'Hello' } };
  const post = async (body: string, from = origin) => {
    const headers = { Origin: from };
    const response = await fetch(`${origin}/api/v1.0/email/send`, { method: 'POST', body, headers });
    return [response.status, await response.text()];
  };
  expect(await post(JSON.stringify(message), 'https://other.example')).toEqual([403, 'Forbidden']);
  expect(await post('{}')).toEqual([400, 'The parameters are invalid']);
  expect(log).not.toHaveBeenCalled();
  expect(await post(JSON.stringify(message))).toEqual([200, 'OK']);
  expect(log).toHaveBeenCalledWith(expect.any(String), message.template_params);
  const [file = ''] = await readdir(join(folder, 'outbox'));
  expect(JSON.parse(await readFile(join(folder, 'outbox', file), 'utf8'))).toEqual(message);
});
