import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';

test('with keeping switched off, nothing invites to it, and copies are removed', { timeout: 180_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keep-off-'));
  const [content, dist] = [join(folder, 'content'), join(folder, 'dist')];
  await cp('tests/sample-edition', content, { recursive: true });
  const settings = join(content, 'conference.yaml');
  const yaml = await readFile(settings, 'utf8');
  await writeFile(settings, yaml.replace('keepOnPhone: true', 'keepOnPhone: false'));
  // The build would take the test runner's own variables for its own.
  const { VITEST: _, NODE_ENV: __, BASE_URL: ___, ...env } = process.env;
  execFileSync(process.execPath, ['--env-file=tools/sample.env', 'node_modules/astro/bin/astro.mjs', 'build'], {
    env: { ...env, SITE_CONTENT_DIR: content, SITE_OUT_DIR: dist, SITE_CACHE_DIR: join(folder, 'cache') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

  const inviting: string[] = [];
  for (const file of await readdir(dist, { recursive: true })) {
    if (!/\.(html|xml|txt|webmanifest)$/.test(file)) continue;
    const text = (await readFile(join(dist, file), 'utf8')).replace(/<script\b.*?<\/script>/gs, '');
    // The page itself says that keeping is not offered; the other is shown by phones that have kept the site.
    const isAboutKeeping = file === 'keep.html' || file === 'offline.html';
    if (file !== 'keep.html' && /\/keep["<]/.test(text)) inviting.push(`${file} links`);
    if (!isAboutKeeping && /(keep|kept)( \w+){0,3} on (this|a|your|the) phone/i.test(text))
      inviting.push(`${file} says`);
  }
  expect(inviting).toEqual([]);
  const page = await readFile(join(dist, 'keep.html'), 'utf8');
  expect(page).toContain('is not offered at the moment');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).not.toContain('<astro-island');
  expect(existsSync(join(dist, 'keep.json'))).toBe(false);
  expect(await readFile(join(dist, 'keep-worker.js'), 'utf8')).toContain('unregister');
  await rm(folder, { recursive: true });
});
