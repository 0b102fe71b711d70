import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { expect, test } from 'vitest';
import { filesIn } from '../src/shared/files.ts';
import { copySampleEdition, createFolder, editFile } from '../tests/support/folders.ts';

test('a mistake in the content ends the build, which writes no site', () => {
  const [content, site] = [copySampleEdition(), createFolder()];
  editFile(`${content}/committees/ocean.md`, /^agenda: .*/m, "agenda: 'The **nets**'");
  const { status, stderr } = spawnSync(process.execPath, ['scripts/astro.ts', 'published', 'build'], {
    env: { ...process.env, SITE_CONTENT_DIR: content, SITE_OUT_DIR: site },
    encoding: 'utf8',
  });
  expect(stderr).toContain('committees/ocean.md');
  expect(status).toBe(1);
  expect(filesIn(site)).toEqual([]);
}, 60_000);
