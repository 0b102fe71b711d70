import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startCloudflarePages } from '../platforms/cloudflare.ts';
import { readNetlifyHeaders } from '../platforms/netlify.ts';
import { readPromised, readRules } from './promised.ts';
import { DIST, readHashedPath, readPaths, readSearchPaths } from './servers.ts';

const YEAR = 'public, max-age=31536000, immutable';

const paths = await readPaths();
const hashedPath = await readHashedPath();
const searchPaths = await readSearchPaths();
const promised = await readPromised();
const rules = await readRules();
const { ask, complaints } = await startCloudflarePages(DIST);
const netlify = await readNetlifyHeaders(join(DIST, '_headers'));
const headersOf = async (path: string) => Object.fromEntries((await ask(path)).headers);

describe('Cloudflare Pages', () => {
  test('takes every rule of _headers', () => {
    expect(complaints).toEqual([]);
    expect(Object.keys(rules).length).toBeLessThanOrEqual(100);
  });

  test.each([...paths, '/.well-known/security.txt', hashedPath])(
    '%s is found, with every header as promised',
    async (path) => {
      expect((await ask(path)).status).toBe(200);
      expect(await headersOf(path)).toMatchObject(promised);
    },
  );

  test.each(paths)('%s is asked for anew each time', async (path) => {
    expect((await ask(path)).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  test.each(paths.filter((path) => path !== '/'))('%s has one address: others lead there at once', async (path) => {
    for (const other of [`${path}/`, `${path}.html`]) {
      const answer = await ask(other);
      expect([other, answer.status, answer.headers.get('location')]).toEqual([other, 308, path]);
      expect(await headersOf(other)).toMatchObject(promised);
    }
  });

  test.each(['/no-such-page', '/committees/no-such-committee', '/_astro/gone.Bd3x.js'])(
    '%s is answered with 404.html, not to be kept',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await headersOf(path)).toMatchObject(promised);
      expect(await answer.text()).toContain('Page not found');
    },
  );

  test('hashed files may be kept for a year', async () => {
    expect((await ask(hashedPath)).headers.get('cache-control')).toBe(YEAR);
    for (const path of searchPaths.filter((path) => /\.pf_\w+$/.test(path)))
      expect([path, (await ask(path)).headers.get('cache-control')]).toEqual([path, YEAR]);
  });
});

describe('Netlify', () => {
  test('takes every rule of _headers', () => {
    expect(netlify.complaints).toEqual([]);
    expect(netlify.count).toBe(Object.keys(rules).length);
  });

  test.each([...paths, '/no-such-page', '/_astro/gone.Bd3x.js'])(
    '%s has every header as promised and no other',
    (path) => {
      expect(netlify.valuesFor(path)).toEqual([promised]);
    },
  );

  test('hashed files may be kept for a year, and no header is named by two rules', () => {
    expect(netlify.valuesFor(hashedPath)).toEqual([promised, { 'cache-control': YEAR }]);
  });
});
