// @ts-check
// This file is plain JavaScript, because setup.mjs imports it on any version of Node.js.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

/**
 * Path of the Chromium for tests: from the environment, from Playwright, or from the system.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!existsSync(chosen))
      throw new Error(`CHROMIUM_PATH says ${chosen}, and there is no such file. Correct or unset it.`);
    return chosen;
  }
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  // The headless shell comes first, since it is lighter.
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return names.map(onPath).find(Boolean);
}

/** Launch options for tests. Without the popups of the address bar, tests in a full Chromium take a third less time. */
export async function chromiumOptions() {
  const executablePath = await findChromium();
  // This list replaces Playwright's own. `NetworkTimeServiceQuerying`, which sends a request to Google, is on both.
  const features = 'WebUIOmniboxPopup,WebUIOmniboxAimPopup,NetworkTimeServiceQuerying';
  return { args: ['--disable-gpu', `--disable-features=${features}`], ...(executablePath && { executablePath }) };
}

/** Tries Playwright's installer, then the system's package manager. */
export function installChromium() {
  console.log('No Chromium found. Trying Playwright’s installer …');
  const playwright = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
  if (spawnSync(process.execPath, playwright, { stdio: 'inherit', timeout: 300_000 }).status === 0) return;
  // Only root may install packages, and this script never asks for a password.
  if (!onPath('apt-get') || process.getuid?.() !== 0) return;
  console.log('Trying the system’s package manager …');
  const apt = (/** @type {string} */ step) =>
    spawnSync('apt-get', step.split(' '), { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 }).status === 0;
  const install = 'install --yes --no-install-recommends';
  apt('update');
  apt(`${install} chromium-headless-shell`) || apt(`${install} chromium`);
}

/**
 * Path of an installed program.
 * @param {string} command
 * @returns {string | undefined}
 */
function onPath(command) {
  try {
    const finder = process.platform === 'win32' ? 'where' : 'which';
    return execFileSync(finder, [command], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split(/\r?\n/)[0];
  } catch {
    return undefined;
  }
}
