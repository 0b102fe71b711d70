import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { hostsDirOf } from '../finish.ts';
import { DIST } from './servers.ts';

/** Checksum of each file below a folder. */
async function checksumsOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sums = files.sort().map(async (file) => {
    const sum = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    return [file.slice(folder.length), sum] as const;
  });
  return Object.fromEntries(await Promise.all(sums));
}

test('a second build of the same sources has the same bytes', { timeout: 180_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  const again = join(folder, 'dist');
  // What the test runner says of itself, the build would take for its own.
  const { VITEST: _, NODE_ENV: __, BASE_URL: ___, ...env } = process.env;
  execFileSync(process.execPath, ['--env-file=tools/build.env', 'node_modules/astro/bin/astro.mjs', 'build'], {
    env: { ...env, SITE_OUT_DIR: again },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(await checksumsOf(again)).toEqual(await checksumsOf(DIST));
  expect(await checksumsOf(hostsDirOf(again))).toEqual(await checksumsOf(hostsDirOf(DIST)));
  await rm(folder, { recursive: true });
});
