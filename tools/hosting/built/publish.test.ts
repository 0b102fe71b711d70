import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../free-port.ts';
import { hostsDirOf } from '../finish.ts';
import { ask, DIST, findProgram, type Host, startPublishedCaddy } from './servers.ts';

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

function publishWith(settings: Record<string, string>, ...args: string[]): string {
  const env = { ...process.env, ...settings };
  return execFileSync('sh', [resolve('deploy/publish.sh'), ...args], { env, encoding: 'utf8', stdio: 'pipe' });
}

function publish(reload: string, ...args: string[]): string {
  return publishWith({ SITES: sites, RELOAD: reload }, ...args);
}

/** The least that passes for a built site: what is copied does not matter where only the order does. */
async function small(): Promise<string> {
  const dist = join(folder, 'small', 'dist');
  await mkdir(dist, { recursive: true });
  await mkdir(hostsDirOf(dist), { recursive: true });
  await writeFile(join(dist, '404.html'), '');
  await writeFile(join(hostsDirOf(dist), 'Caddyfile'), '');
  return dist;
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

test('builds published within one second keep their order, and the last five stay', async () => {
  const own = join(folder, 'one-second');
  const clock = join(folder, 'clock');
  await mkdir(clock);
  await writeFile(join(clock, 'date'), '#!/bin/sh\necho 2025-10-10T090000Z\n', { mode: 0o755 });
  const env = { SITES: own, PATH: `${clock}:${process.env.PATH}` };
  const newest = () => readlink(join(own, 'current'));
  const published: string[] = [];
  for (let times = 0; times < 8; times += 1) {
    publishWith({ ...env, RELOAD: 'true' }, 'new', await small());
    published.push(await newest());
  }
  expect(published).toEqual([...published].sort());
  expect(new Set(published)).toHaveLength(8);
  const kept = await readdir(join(own, 'builds'));
  expect(kept.map((name) => `builds/${name}`).sort()).toEqual(published.slice(-5));
  publishWith({ ...env, RELOAD: 'true' }, 'back');
  expect(await newest()).toBe(published.at(-2));
});

test('a folder without a build is refused with the remedy', () => {
  expect(() => publish('false', 'new', folder)).toThrow('Run npm run build first');
});
