import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { beforeEach, expect, test } from 'vitest';
import { createFolder } from '../tests/support/folders.ts';
import { startServer } from '../tests/support/local-server.ts';
import { createSiteHandler } from './serve.ts';

let folder: string;

beforeEach(() => {
  const pages = Object.fromEntries(['index', 'home', '404', '2024/index'].map((name) => [`${name}.html`, name]));
  folder = createFolder({ ...pages, 'images/hall.abc.webp': '', 'mark.svg': '' });
  cpSync('public/_headers', join(folder, '_headers'));
});

async function serve() {
  const { ask } = await startServer(createSiteHandler(folder, join(folder, 'outbox'), '/mun'));
  return (path: string) => ask({ path });
}

test('every form of the address of a page is answered, and nothing else', async () => {
  const get = await serve();
  for (const [name, paths] of Object.entries({
    index: ['/mun', '/mun/', '/mun/index.html'],
    home: ['/mun/home', '/mun/home?from=mail', '/mun/home.html', '/mun/home/'],
    '2024/index': ['/mun/2024', '/mun/2024/'],
  }))
    for (const path of paths) expect(await get(path), path).toMatchObject({ status: 200, body: name });
  for (const path of ['/home', '/munster', '/mun/404', '/mun/_headers', '/mun/%', '/mun/../package.json'])
    expect(await get(path), path).toMatchObject({ status: 404, body: '404' });
});

test.each([
  ['/mun/home', 'cache-control', 'no-cache'],
  ['/mun/no-such-page', 'x-content-type-options', 'nosniff'],
  // Nothing runs in a drawing that is opened alone.
  [
    '/mun/mark.svg',
    'content-security-policy',
    "frame-ancestors 'none', default-src 'none'; style-src 'unsafe-inline'; sandbox",
  ],
  ['/mun/images/hall.abc.webp', 'cache-control', 'public, max-age=31536000, immutable'],
])('%s has the header %s of the published site', async (path, name, value) => {
  expect((await (await serve())(path)).headers[name]).toBe(value);
});

test('with a port that is taken, one sentence is all', async () => {
  const { port } = await startServer(() => {});
  const args = ['scripts/serve.ts', '--build', `${port}`];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([stdout, status, stderr]).toEqual(['', 1, expect.stringMatching(`^Port ${port} cannot be used .+\n$`)]);
});
