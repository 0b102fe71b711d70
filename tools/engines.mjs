// @ts-check
// Plain JavaScript for the same reason as setup.mjs, which uses it before the packages' Node.js can.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

/** Debian's packages of the engines that the site is tried in besides Chromium. */
export const ENGINE_PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** Where distributions put the small browser that comes with WebKit's library. */
const MINI_BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu', 'libexec', '.'].flatMap((folder) =>
  ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].flatMap((version) => [
    `/usr/lib/${folder}/${version}/MiniBrowser`,
    `/usr/${folder}/${version}/MiniBrowser`,
  ]),
);

/**
 * Path of Firefox.
 * @returns {string | undefined}
 */
export function findFirefox() {
  return ['firefox-esr', 'firefox'].map(onPath).find(Boolean);
}

/**
 * Paths of what WebKit is driven with, and what of it is missing.
 * @returns {{ driver?: string | undefined, browser?: string | undefined, screen?: string | undefined, missing?: string | undefined }}
 */
export function findWebKit() {
  const driver = onPath('WebKitWebDriver');
  const browser = MINI_BROWSERS.find((path) => existsSync(path));
  const screen = onPath('Xvfb');
  const missing = [!driver && 'WebKitWebDriver', !browser && 'MiniBrowser', !screen && 'Xvfb'].filter(Boolean);
  return { driver, browser, screen, missing: missing.length > 0 ? missing.join(', ') : undefined };
}

/** Installs what is missing with Debian's package manager, each by itself: a system that lacks one may have the others. */
export function installEngines() {
  if (findFirefox() && !findWebKit().missing) return;
  if (!onPath('apt-get')) return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const wanted = ENGINE_PACKAGES.filter((name) => name !== 'firefox-esr' || !findFirefox());
  for (const step of [['update'], ...wanted.map((name) => ['install', '--yes', '--no-install-recommends', name])]) {
    const [command = '', ...args] = [...sudo, 'apt-get', ...step];
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
  }
}

/**
 * @param {string} command
 * @returns {string | undefined}
 */
function onPath(command) {
  try {
    return execFileSync('which', [command], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split('\n')[0];
  } catch {
    return undefined;
  }
}
