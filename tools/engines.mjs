// @ts-check
// Plain JavaScript for the same reason as setup.mjs, which uses it before the packages' Node.js can.

import { existsSync } from 'node:fs';
import { installFromDebian, onPath } from './system.mjs';

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

/** Installs what is missing with Debian's package manager. */
export function installEngines() {
  if (findFirefox() && !findWebKit().missing) return;
  installFromDebian(ENGINE_PACKAGES.filter((name) => name !== 'firefox-esr' || !findFirefox()));
}
