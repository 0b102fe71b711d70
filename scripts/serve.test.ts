import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSiteHandler } from './serve.ts';

let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  for (const name of ['images', '2024']) await mkdir(join(folder, name));
  for (const name of ['index', 'home', '404', '2024/index'])
    await writeFile(join(folder, `${name}.html`), `<!doctype html><title>${name}</title>`);
  await writeFile(join(folder, 'images/hall.abc.webp'), '');
  await writeFile(join(folder, '_headers'), await readFile('public/_headers', 'utf8'));
  server = createServer(createSiteHandler({ distDir: folder, outbox: join(folder, 'outbox'), base: '/mun' }));
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
  ['/mun/2024/', 200, '2024/index'],
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

test.each([
  ['/mun', '/mun/'],
  ['/mun/index.html', '/mun/'],
  ['/mun/home.html?from=mail', '/mun/home?from=mail'],
  ['/mun/home/', '/mun/home'],
  ['/mun/2024', '/mun/2024/'],
])('%s is redirected to %s', async (path, address) => {
  const { status, headers } = await fetch(origin + path, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([307, address]);
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

test('what is served stays whole while its folder is built again', async () => {
  const [page, etag] = await Promise.all([get('/mun/home'), fetch(`${origin}/mun/home`)]);
  await writeFile(join(folder, 'home.html'), '<!doctype html>');
  expect(await get('/mun/home')).toEqual(page);
  await rm(join(folder, 'home.html'));
  expect(await get('/mun/home')).toEqual(page);
  expect((await get('/mun/home', { 'If-None-Match': etag.headers.get('etag') })).status).toBe(304);
});

test('without a build, or with a port that is none or is taken, one sentence is all', () => {
  const { port } = server.address() as AddressInfo;
  const serve = (...args: string[]) => {
    const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/serve.ts', ...args], { encoding: 'utf8' });
    return [stdout + stderr, status];
  };
  expect(serve('abc')).toEqual(['“abc” is not a port. Choose a number, for example: PORT=5000 npm start\n', 1]);
  expect(serve('--build', `${port}`)).toEqual([expect.stringMatching(/^Port \d+ is taken\. .+\n$/), 1]);
  expect(serve('0', tmpdir())).toEqual([expect.stringMatching(/holds no built site\. .+\n$/), 1]);
});
