import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, test } from 'vitest';
import { readPromised } from './promised.ts';
import { ask, BASE, DIST, type Host, readHashedPath, readPaths, readSearchPaths, startHosts } from './servers.ts';

// Before the tests are named, since each host and each page gives one.
const hosts = await startHosts();
const paths = await readPaths();
const hashedPath = await readHashedPath();
const searchPaths = await readSearchPaths();
const promised = await readPromised();

afterAll(() => Promise.all(hosts.map(({ stop }) => stop())));

describe.each(hosts)('$name', (host: Host) => {
  test.each([...paths, '/.well-known/security.txt', '/robots.txt', '/favicon.svg', '/share/home.png', hashedPath])(
    '%s is found, with every security header as promised',
    async (path) => {
      const { status, headers, cookies } = await ask(host, path);
      expect(status).toBe(200);
      expect(headers).toMatchObject(promised);
      expect(cookies).toEqual([]);
    },
  );

  test.each(paths)('%s is asked for anew each time', async (path) => {
    const { headers } = await ask(host, path);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
    const known = headers.etag
      ? { 'If-None-Match': headers.etag }
      : { 'If-Modified-Since': headers['last-modified'] ?? '' };
    expect((await ask(host, path, known)).status).toBe(304);
  });

  test.each([
    '/no-such-page',
    '/committees/no-such-committee',
    '/_astro/gone.Bd3x.js',
    '/images',
    '/images/none.webp',
    '/404',
    '/_headers',
    '/.well-known/none',
  ])('%s is answered with 404.html, not to be kept', async (path) => {
    const answer = await ask(host, path);
    expect(answer.status).toBe(404);
    expect(answer.text).toBe(await readFile(join(DIST, '404.html'), 'utf8'));
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers).toMatchObject(promised);
  });

  test.each(paths.filter((path) => path !== '/'))('%s has one address: others lead there at once', async (path) => {
    for (const other of [`${path}/`, `${path}.html`, `${path}.html/`, `${path}/index.html`, `/${path}`, `${path}//`]) {
      const answer = await ask(host, `${other}?a=1`);
      expect([other, answer.status, answer.headers.location]).toEqual([other, 308, `${BASE}${path}?a=1`]);
      expect(answer.headers).toMatchObject(promised);
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
  });

  test.each(['/index.html', '/index', '//', '/index/'])('%s leads to the first page', async (path) => {
    const { status, headers } = await ask(host, path);
    expect([status, headers.location]).toEqual([308, `${BASE}/`]);
  });

  test.each([
    '//evil.example/',
    '//evil.example/..//',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '/%2Fevil.example/',
    '/%0d%0aX-Evil:%201/',
    '/%09/evil.example/',
    '/https://evil.example/',
  ])('%s leads to no other site and writes no header', async (path) => {
    const { headers } = await ask(host, path);
    expect(headers).not.toHaveProperty('x-evil');
    if (headers.location) expect(new URL(headers.location, host.origin).origin).toBe(host.origin);
  });

  test('hashed files may be kept for a year', async () => {
    expect((await ask(host, hashedPath)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const path of ['/favicon.svg', '/calendar/conference.ics', '/secretariat.vcf'])
      expect((await ask(host, path)).headers['cache-control']).toBe('public, max-age=3600');
  });

  test('of the search index, what leads into it is asked for anew, and the rest is kept for a year', async () => {
    for (const path of searchPaths) {
      const { status, headers } = await ask(host, path);
      const kept = /\.pf_\w+$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
      expect([path, status, headers['cache-control']]).toEqual([path, 200, kept]);
      expect(headers['content-type'], path).toMatch(
        /\.js(on)?$/.test(path) ? /^(text\/javascript|application\/json)/ : /^application\/octet-stream$/,
      );
      expect(headers).toMatchObject(promised);
    }
    for (const path of ['/pagefind/none.js', '/pagefind/fragment/none.pf_fragment', '/pagefind/fragment']) {
      const { status, headers } = await ask(host, path);
      expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-cache']);
    }
  });

  test.each(['/keep-worker.js', '/keep.json'])(
    '%s, which tells of the published version, is asked for anew',
    async (path) => {
      const { status, headers } = await ask(host, path);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers).toMatchObject(promised);
    },
  );

  test.each(['br', 'gzip'])('texts come compressed to who takes %s', async (encoding) => {
    const accepted = encoding === 'br' && !host.hasBrotli ? undefined : encoding;
    for (const path of [
      ...paths,
      '/no-such-page',
      hashedPath,
      '/favicon.svg',
      '/sitemap-0.xml',
      '/pagefind/pagefind.js',
    ]) {
      const { headers, text } = await ask(host, path, { 'Accept-Encoding': encoding });
      expect([path, headers['content-encoding']]).toEqual([path, accepted]);
      if (accepted) expect(headers.vary).toMatch(/accept-encoding/i);
      expect(text).toBe((await ask(host, path)).text);
    }
  });

  test('who prefers brotli gets it', async () => {
    const { headers } = await ask(host, '/home', { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
    expect(headers['content-encoding']).toBe(host.hasBrotli ? 'br' : 'gzip');
  });

  test('who takes nothing compressed gets the file as it is', async () => {
    const { headers, text } = await ask(host, '/home', { 'Accept-Encoding': 'identity' });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(text).toBe(await readFile(join(DIST, 'home.html'), 'utf8'));
  });

  test('each kind of file has its media type', async () => {
    const typeOf = async (path: string) => (await ask(host, path)).headers['content-type'];
    expect(await typeOf(hashedPath)).toMatch(/^text\/javascript/);
    expect(await typeOf('/site.webmanifest')).toMatch(/^application\/manifest\+json/);
    expect(await typeOf('/keep-worker.js')).toMatch(/^text\/javascript/);
    expect(await typeOf('/favicon.svg')).toMatch(/^image\/svg\+xml/);
    expect(await typeOf('/share/home.png')).toBe('image/png');
    expect(await typeOf('/.well-known/security.txt')).toMatch(/^text\/plain; ?charset=utf-8/i);
    expect(await typeOf('/calendar/conference.ics')).toMatch(/^text\/calendar; ?charset=utf-8$/i);
    expect(await typeOf('/secretariat.vcf')).toMatch(/^text\/vcard; ?charset=utf-8$/i);
  });
});

test('the policy allows nothing by default and nothing unsafe', () => {
  const policy = promised['content-security-policy'] ?? '';
  expect(policy).toMatch(/^default-src 'none';/);
  // WebAssembly, which the search needs, cannot be turned into script: docs/decisions/0011-search.md.
  expect(policy.replace(" 'wasm-unsafe-eval'", '')).not.toContain('unsafe');
  expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-/);
  for (const directive of [
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types keep-on-phone',
    // A local build is served without https.
    ...(process.env.SITE_EMAIL_ORIGIN === 'self' ? [] : ['upgrade-insecure-requests']),
  ]) {
    expect(policy.split('; ')).toContain(directive);
  }
});

test('security.txt can be reached, is valid for at most a year and is not about to expire', async () => {
  const text = await readFile(join(DIST, '.well-known', 'security.txt'), 'utf8');
  const fields = Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
  expect(fields.Contact).toMatch(/^mailto:[^@\s]+@[^@\s]+$/);
  expect(fields.Canonical).toMatch(/^https:\/\/[^/]+(\/.+)?\/\.well-known\/security\.txt$/);
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThanOrEqual(366);
});
