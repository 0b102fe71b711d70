import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { beforeEach, expect, test } from 'vitest';
import { createFolder } from '../tests/support/folders.ts';
import { startServer } from '../tests/support/local-server.ts';
import { createSiteHandler } from './serve.ts';

let folder: string;

beforeEach(() => {
  const pages = Object.fromEntries(['index', 'home', '404', '2024/index'].map((name) => [`${name}.html`, name]));
  folder = createFolder({ ...pages, 'images/hall.abc.webp': '' });
  cpSync('public/_headers', join(folder, '_headers'));
});

async function serve() {
  const { ask } = await startServer(
    createSiteHandler({ distDir: folder, outbox: join(folder, 'outbox'), base: '/mun' }),
  );
  return (path: string, headers = {}) => ask({ path, headers });
}

test('every form of the address of a page is answered, and nothing else', async () => {
  const get = await serve();
  for (const [name, paths] of Object.entries({
    index: ['/mun', '/mun/', '/mun/index.html'],
    home: ['/mun/home', '/mun/home?from=mail', '/mun/home.html', '/mun/home/'],
    '2024/index': ['/mun/2024', '/mun/2024/'],
  }))
    for (const path of paths) expect(await get(path), path).toMatchObject({ status: 200, body: name });
  const hidden = [
    '404',
    '_headers',
    '_HEADERS',
    '%5fheaders',
    '/_headers',
    '_headers/',
    '%',
    '../package.json',
    'none',
  ];
  for (const path of ['/home', '/munster', '/mun.html', ...hidden.map((name) => `/mun/${name}`)])
    expect(await get(path), path).toMatchObject({ status: 404, body: '404' });
  expect(await get('/mun/home', { Range: 'bytes=9-3' })).toMatchObject({ status: 200, body: 'home' });
});

test.each([
  ['/mun/home', 'cache-control', 'no-cache'],
  ['/mun/home', 'content-security-policy', "frame-ancestors 'none'"],
  ['/mun/no-such-page', 'x-content-type-options', 'nosniff'],
  ['/mun/images/hall.abc.webp', 'cache-control', 'public, max-age=31536000, immutable'],
])('%s has the header %s of the published site', async (path, name, value) => {
  expect((await (await serve())(path)).headers[name]).toBe(value);
});

test('what is served stays whole while its folder is built again', async () => {
  const get = await serve();
  writeFileSync(join(folder, 'home.html'), 'home, as it is built again');
  rmSync(join(folder, 'index.html'));
  for (const [path, body] of Object.entries({ '/mun/home': 'home', '/mun/': 'index' }))
    expect(await get(path)).toMatchObject({ status: 200, body });
});

test('without a build, or with a port that is none or is taken, one sentence is all', async () => {
  const { port } = await startServer(() => {});
  for (const [says, ...args] of [
    ['Port abc of localhost cannot be used', 'abc'],
    ['Port --bogus of localhost cannot be used', '--bogus'],
    [`Port ${port} of localhost cannot be used`, '--build', `${port}`],
    [`${tmpdir()} holds no built site.`, '0', tmpdir()],
  ] as const) {
    const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/serve.ts', ...args], { encoding: 'utf8' });
    expect([stdout, status, stderr]).toEqual(['', 1, expect.stringMatching(/^.+\n$/)]);
    expect(stderr).toContain(says);
  }
});
