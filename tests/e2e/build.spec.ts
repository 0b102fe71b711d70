/** What a build does with content that must not be published. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from '@playwright/test';
import { SAMPLE_CONTENT } from '../support/sample.ts';

/** Builds the sample edition with a paragraph more on /about. */
async function build(folder: string, paragraph: string) {
  test.setTimeout(180_000);
  const content = join(folder, 'content');
  await rm(folder, { recursive: true, force: true });
  await cp(SAMPLE_CONTENT, content, { recursive: true });
  await appendFile(join(content, 'about/days.md'), `\n${paragraph}\n`);
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      SITE_BASE: '',
      SITE_CONTENT_DIR: content,
      SITE_OUT_DIR: join(folder, 'dist'),
    },
  });
  const isWritten = existsSync(join(folder, 'dist'));
  await rm(folder, { recursive: true });
  return { status, stderr, isWritten };
}

test('content with mistakes is not built: all of them are listed, and nothing is written', async () => {
  const mistakes = 'See [the rules](/guideline).\n\n[Write to us](/contacts).';
  const { status, stderr, isWritten } = await build('.local/build-with-mistakes', mistakes);
  expect(status).toBe(1);
  expect(stderr).toContain('about/days.md, line 10: There is no page /guideline. Did you mean /guidelines?');
  expect(stderr).toContain('about/days.md, line 12: There is no page /contacts. Did you mean /contact?');
  expect(isWritten).toBe(false);
});

test('a link to a section that no page has stops the build', { tag: '@nightly' }, async () => {
  const { status, stderr } = await build('.local/build-with-dead-link', 'See [the rule](/guidelines#guideline-19).');
  expect(status).toBe(1);
  expect(stderr).toContain(
    'about/days.md, line 10: The page /guidelines has no section called #guideline-19. Did you mean #guideline-1?',
  );
});
