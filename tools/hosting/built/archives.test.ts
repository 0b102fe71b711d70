/**
 * Earlier editions as the hosts serve them. Before the first new edition there is none, and nothing to test: the
 * rehearsal of the next ones (tools/new-edition/rehearsal.test.ts) runs this file on a site that has some.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readPromised } from './promised.ts';
import { ask, BASE, DIST, type Host, readPaths, startHosts } from './servers.ts';

const paths = (await readPaths()).filter((path) => /^\/\d{4}($|\/)/.test(path));
const years = [...new Set(paths.map((path) => path.slice(1, 5)))];
const hosts = years.length > 0 ? await startHosts() : [];
const promised = await readPromised();

afterAll(() => Promise.all(hosts.map(({ stop }) => stop())));

/** Addresses of this site that a page names, as a browser would ask for them. */
function addressesIn(html: string, path: string): string[] {
  const named = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);
  const urls = named
    .filter((address) => !/^(https|mailto|tel):|^#/.test(address))
    .map((address) => new URL(address, `https://host.example${path}`).pathname);
  return [...new Set(urls)];
}

test.runIf(years.length === 0)('there is no earlier edition', async () => {
  expect((await readdir(DIST)).filter((name) => /^\d{4}/.test(name))).toEqual([]);
});

describe.runIf(years.length > 0)('an earlier edition', () => {
  test.each(paths)('%s is kept out of search results, holds no script and is allowed none', async (path) => {
    const html = await readFile(join(DIST, `${path}.html`), 'utf8');
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toMatch(/<(script|form|style)\b/);
    const [, policy = ''] = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html) ?? [];
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; /);
    expect(policy).not.toContain('sha256');
  });

  describe.each(hosts)('on $name', (host: Host) => {
    test.each(paths)('%s is found at its one address, is asked for anew, and carries every header', async (path) => {
      const { status, headers, cookies, text } = await ask(host, path);
      expect([status, headers['cache-control'], cookies]).toEqual([200, 'no-cache', []]);
      expect(headers).toMatchObject(promised);
      expect(text).toBe(await readFile(join(DIST, `${path}.html`), 'utf8'));
      for (const other of [`${path}/`, `${path}.html`]) {
        const answer = await ask(host, other);
        expect([other, answer.status, answer.headers.location]).toEqual([other, 308, `${BASE}${path}`]);
      }
    });

    test.each(years)(
      'everything that the pages of %s name is found, and all but the way back is its own',
      async (year) => {
        const asked = new Map<string, string>();
        for (const path of paths.filter((path) => path.slice(1, 5) === year))
          for (const address of addressesIn(await readFile(join(DIST, `${path}.html`), 'utf8'), path))
            asked.set(address, path);
        const outside = [...asked.keys()].filter((address) => !`${address}/`.startsWith(`/${year}/`));
        expect(outside.filter((address) => !['/', '/contact'].includes(address))).toEqual([]);
        for (const [address, path] of asked)
          expect([path, address, (await ask(host, address)).status]).toEqual([path, address, 200]);
      },
    );

    test.each(
      years.flatMap((year) => [`/${year}/no-such-page`, `/${year}/search`, `/${year}/keep`, `/${year}/edition.json`]),
    )('%s is answered with this year’s 404 page', async (path) => {
      const { status, headers, text } = await ask(host, path);
      expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
      expect(text).toBe(await readFile(join(DIST, '404.html'), 'utf8'));
      expect(headers).toMatchObject(promised);
    });
  });

  test('no list for visitors or search engines names it', async () => {
    for (const file of ['sitemap-0.xml', 'keep.json', 'robots.txt']) {
      const text = await readFile(join(DIST, file), 'utf8').catch(() => '');
      for (const year of years) expect(text).not.toMatch(new RegExp(`[">/]${year}[/"<]`));
    }
  });
});
