/** What a build does with content that must not be published. */
import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { ChangedEdition } from '../support/changed-edition.ts';

/** Builds the sample edition with a paragraph more on /about. */
async function build(name: string, paragraph: string) {
  const edition = new ChangedEdition(name);
  await edition.copy();
  await edition.edit('about/day.md', (text) => `${text}\n${paragraph}\n`);
  const { status, stderr } = edition.build();
  const isWritten = existsSync(edition.dist);
  await edition.remove();
  return { status, stderr, isWritten };
}

test('content with mistakes is not built: all of them are listed, and nothing is written', async () => {
  const mistakes = 'See [the rules](/guideline).\n\n[Write to us](/contacts).';
  const { status, stderr, isWritten } = await build('build-with-mistakes', mistakes);
  expect(status).toBe(1);
  expect(stderr).toContain('about/day.md, line 10: There is no page /guideline. Did you mean /guidelines?');
  expect(stderr).toContain('about/day.md, line 12: There is no page /contacts. Did you mean /contact?');
  expect(isWritten).toBe(false);
});

test('a link to a section that no page has stops the build', { tag: '@nightly' }, async () => {
  const { status, stderr } = await build('build-with-dead-link', 'See [the rule](/guidelines#guideline-19).');
  expect(status).toBe(1);
  expect(stderr).toContain(
    'about/day.md, line 10: The page /guidelines has no section called #guideline-19. Did you mean #guideline-1?',
  );
});
