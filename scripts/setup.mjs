// @ts-check
// Plain JavaScript, because it runs before anything is installed, on whatever Node.js the machine has.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) {
  stop(`Node.js 20 or later is needed, this is ${process.versions.node}. Get it from https://nodejs.org.`);
}
const [unusual] = /[#?%]/.exec(process.cwd()) ?? [];
if (unusual) {
  stop(`The build cannot work in a folder with “${unusual}” in its path. Rename it: ${process.cwd()}`);
}
installPackages();
if (process.argv.includes('--browser')) {
  const { findChromium, installChromium } = await import('./browser.mjs');
  if (!(await findChromium())) installChromium();
  const browser = await findChromium();
  if (!browser) {
    stop(
      'No Chromium was found and none could be installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.',
    );
  }
  console.log(`Browser: ${browser}`);
}

/** Runs `npm ci` where nothing is installed, or not all of it. Other packages than those of the lockfile are left alone. */
function installPackages() {
  const isRunnable = ['node', 'node.exe'].some((file) => existsSync(`node_modules/node/bin/${file}`));
  const installed = versionsOf('node_modules/.package-lock.json');
  if (isRunnable && installed !== '') {
    if (installed !== versionsOf('package-lock.json'))
      console.error('The packages in node_modules are not those of package-lock.json. To install those: npm ci');
    return;
  }
  console.log('Installing what is missing (once, a minute or so) …');
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const { status } = spawnSync(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
  });
  if (status !== 0) stop('The packages could not be installed: see the messages above. Is there a network connection?');
}

/**
 * Every package that is needed on this machine and its version, as one comparable text.
 * @param {string} lockfile
 */
function versionsOf(lockfile) {
  if (!existsSync(lockfile)) return '';
  /** @type {{ packages: Record<string, { version?: string, optional?: boolean }> }} */
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8'));
  return Object.entries(packages)
    .filter(([path, { optional }]) => path !== '' && !optional)
    .map(([path, { version }]) => `${path}@${version}`)
    .sort()
    .join('\n');
}

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
