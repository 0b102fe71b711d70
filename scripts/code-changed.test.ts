import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { createFolder, git, hasGit } from '../tests/support/folders.ts';

const ARGUMENTS =
  'run list --workflow test-and-publish.yml --branch main --event push --status success --limit 1 --json headSha';

/** The output in a repository where a file has changed since the commit that `gh` reports as passed. */
function printed(changed: string, gh = (sha: string) => `[ "$*" = "${ARGUMENTS}" ] && echo '[{"headSha":"${sha}"}]'`) {
  const folder = createFolder({ 'content/a.md': 'A', 'docs/a.md': 'A', 'public/_headers': 'A', 'public/a.pdf': 'A' });
  const commit = () => git(folder, 'add', '.') + git(folder, 'commit', '--quiet', '--message', 'Change');
  git(folder, 'init', '--quiet');
  commit();
  const bin = createFolder({ gh: `#!/bin/sh\n${gh(git(folder, 'rev-parse', 'HEAD').trim())}\n` });
  chmodSync(join(bin, 'gh'), 0o755);
  writeFileSync(join(folder, changed), 'B');
  commit();
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
  return spawnSync(process.execPath, [resolve('scripts/code-changed.ts')], { cwd: folder, env, encoding: 'utf8' })
    .stdout;
}

// The workflow runs it on Linux only.
test.runIf(hasGit && process.platform === 'linux').each([
  ['content/a.md', 'false'],
  ['docs/a.md', 'false'],
  ['public/a.pdf', 'false'],
  ['public/_headers', 'true'],
  ['package.json', 'true'],
])('a change of %s is code: %s', (file, isCode) => {
  expect(printed(file)).toBe(`changed=${isCode}\n`);
});

test.runIf(hasGit && process.platform === 'linux').each([
  ['fails', 'exit 1'],
  ['knows no run', "echo '[]'"],
  ['answers nonsense', 'echo "<html>"'],
  ['names a commit that is gone', `echo '[{"headSha":"${'0'.repeat(40)}"}]'`],
])('the code is tested if GitHub %s', (_what, answer) => {
  expect(printed('content/a.md', () => answer)).toBe('changed=true\n');
});
