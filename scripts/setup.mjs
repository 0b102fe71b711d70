// @ts-check
// This script is plain JavaScript, because it runs before packages are installed, on any Node.js.

import { spawnSync } from 'node:child_process';
import process from 'node:process';

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) {
  stop(`Node.js 20 or later is needed, this is ${process.versions.node}. Get it from https://nodejs.org.`);
}
// One of the packages is the version of Node.js on which all other scripts run. If nothing is missing, this takes seconds.
const install = 'npm install --no-audit --no-fund --prefer-offline --loglevel=error';
if (spawnSync(install, { stdio: 'inherit', shell: true }).status !== 0) {
  stop('The packages could not be installed: see the messages above. Is there a network connection?');
}
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

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
