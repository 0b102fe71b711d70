// @ts-check
// Plain JavaScript, because it runs before packages are installed, on any Node.js.

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

/** Runs `npm ci` if a package is missing or has another version, by the list that npm writes into `node_modules`. */
function installPackages() {
  // TypeScript runs in the Node.js among the packages, or in one from 24 on.
  const hasNode = () => major >= 24 || ['node', 'node.exe'].some((file) => existsSync(`node_modules/node/bin/${file}`));
  const there = versionsIn('node_modules/.package-lock.json');
  const isThere = Object.entries(versionsIn('package-lock.json')).every(([name, version]) => there[name] === version);
  if (hasNode() && isThere) return;
  console.log('Installing what is missing (once, a minute or so) …');
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const { status } = spawnSync(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
  });
  if (status !== 0) stop('The packages could not be installed: see the messages above. Is there a network connection?');
  if (!hasNode()) {
    stop(
      'npm is configured not to run install scripts (ignore-scripts), but one of them installs the Node.js that this project runs on. Run this once, then try again: npm rebuild node --ignore-scripts=false',
    );
  }
}

/**
 * Versions of packages by folder, without optional ones, which differ between systems.
 * @param {string} lockfile
 * @returns {Record<string, string>}
 */
function versionsIn(lockfile) {
  if (!existsSync(lockfile)) return {};
  const { '': _project, ...packages } = JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  const needed = Object.entries(packages).filter(([, { optional }]) => !optional);
  return Object.fromEntries(needed.map(([folder, { version }]) => [folder, version]));
}

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
