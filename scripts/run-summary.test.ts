import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { createFolder } from '../tests/support/folders.ts';

const REPORT = 'The site could not be built.';

test.each([
  ['success', 'success', REPORT, 'The check and the tests are in order.'],
  ['success', 'skipped', REPORT, 'The check and the tests are in order.'],
  [
    'success',
    'failure',
    REPORT,
    'a test of the code failed. If you changed texts or pictures only, press “Re-run jobs”',
  ],
  ['failure', 'skipped', REPORT, 'Open that file on GitHub, press the pencil, correct it'],
  ['failure', 'skipped', 'The content has no problems.', 'did not run to its end. To try again'],
  ['failure', 'skipped', '', 'did not run to its end. To try again, press “Re-run jobs”'],
  ['skipped', 'skipped', '', 'did not run to its end. To try again, press “Re-run jobs”'],
])('check %s, test %s: the first line says what to do', (check, tests, report, words) => {
  const folder = createFolder(report ? { 'report.md': report } : {});
  const env = { ...process.env, CHECK_REPORT: join(folder, 'report.md') };
  const { stdout } = spawnSync(process.execPath, ['scripts/run-summary.ts', check, tests], { env, encoding: 'utf8' });
  expect(stdout.split('\n')[0]).toContain(words);
  expect(stdout).toContain(report);
});
