import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { createFolder } from '../tests/support/folders.ts';

const PACKAGES = JSON.stringify({ packages: { '': {}, 'node_modules/node': { version: '24.21.0' } } });
/** A fake npm that installs packages without running their install scripts. */
const NPM = `fs.mkdirSync('node_modules'); fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json');`;
const OLD_NODE = `Object.defineProperty(process, 'versions', { value: { node: '20.0.0' } })`;

test('if npm runs no install scripts, the message names the remedy', () => {
  const folder = createFolder({ 'package-lock.json': PACKAGES, 'npm.cjs': `const fs = require('node:fs'); ${NPM}` });
  copyFileSync('scripts/setup.mjs', join(folder, 'setup.mjs'));
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${OLD_NODE}`, join(folder, 'setup.mjs')],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, npm_execpath: join(folder, 'npm.cjs') } },
  );
  expect(stderr).toContain('npm rebuild node --ignore-scripts=false');
  expect(status).toBe(1);
});
