import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { hostsDirOf } from '../finish.ts';
import { ask, DIST, findProgram, freePort, type Host, startPublishedCaddy } from './servers.ts';

const caddy = findProgram('caddy');
const folder = await mkdtemp(join(tmpdir(), 'publish-'));
const sites = join(folder, 'sites');
/** Where Caddy is told to read its file anew; other servers on this machine may have the usual port. */
const admin = `127.0.0.1:${await freePort()}`;
let host: Host | undefined;

afterAll(async () => {
  await host?.stop();
  await rm(folder, { recursive: true });
});

/** A build that says of itself which one it is, on its pages and in its headers. */
async function buildNamed(name: string): Promise<string> {
  const dist = join(folder, name, 'dist');
  await cp(DIST, dist, { recursive: true });
  await cp(hostsDirOf(DIST), hostsDirOf(dist), { recursive: true });
  await writeFile(join(dist, 'robots.txt'), name);
  await rm(join(dist, 'robots.txt.br'), { force: true });
  const file = join(hostsDirOf(dist), 'Caddyfile');
  const config = await readFile(file, 'utf8');
  await writeFile(file, `{\n\tadmin ${admin}\n}\n${config.replace('nosniff', name)}`);
  return dist;
}

function publish(reload: string, ...args: string[]): string {
  const env = { ...process.env, SITES: sites, RELOAD: reload };
  return execFileSync('sh', [resolve('deploy/publish.sh'), ...args], { env, encoding: 'utf8', stdio: 'pipe' });
}

/** Which build answers: by a page, and by its headers. */
async function answering(): Promise<unknown[]> {
  if (!host) throw new Error('Caddy does not run.');
  const { text, headers } = await ask(host, '/robots.txt');
  return [text, headers['x-content-type-options']];
}

test.skipIf(!caddy)('two builds are published one after the other, and the second is taken back', async () => {
  publish('false', 'new', await buildNamed('first'));
  const { host: started, reload } = await startPublishedCaddy(caddy ?? '', sites);
  host = started;
  expect(await answering()).toEqual(['first', 'first']);

  publish(reload, 'new', await buildNamed('second'));
  expect(await answering()).toEqual(['second', 'second']);
  publish(reload, 'back');
  expect(await answering()).toEqual(['first', 'first']);
  expect(() => publish(reload, 'back')).toThrow('There is no build before');

  const broken = await buildNamed('broken');
  await writeFile(join(hostsDirOf(broken), 'Caddyfile'), 'no such thing {');
  expect(() => publish(reload, 'new', broken)).toThrow('the build before stays');
  expect(await answering()).toEqual(['first', 'first']);

  const third = await buildNamed('third');
  for (let times = 0; times < 5; times += 1) publish(reload, 'new', third);
  expect(await answering()).toEqual(['third', 'third']);
  expect(await readdir(join(sites, 'builds'))).toHaveLength(5);
});

test('a folder without a build is refused with the remedy', () => {
  expect(() => publish('false', 'new', folder)).toThrow('Run npm run build first');
});
