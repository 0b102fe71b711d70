import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';

function makeFolder(name: string): string | undefined {
  try {
    return mkdtempSync(join(tmpdir(), name));
  } catch {
    return undefined;
  }
}

test.for(['#', '?', '%20'])('a folder with %s in its name is refused in one sentence', (sign, { skip }) => {
  const cwd = makeFolder(`site${sign}`) ?? skip('This system has no such names.');
  const { stdout, stderr, status } = spawnSync(process.execPath, [resolve('scripts/setup.mjs')], {
    cwd,
    encoding: 'utf8',
  });
  rmSync(cwd, { recursive: true });
  expect(stderr).toBe(`\nThe build cannot work in a folder with “${sign[0]}” in its path. Rename it: ${cwd}\n\n`);
  expect([stdout, status]).toEqual(['', 1]);
});
