// @ts-check
// Plain JavaScript for the same reason as setup.mjs, which uses it before the packages' Node.js can.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { installFromDebian, onPath } from './system.mjs';

/** Flags under which Chromium starts quietly on a bare machine: no sandbox for root, no calls home. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of the Chromium that tests run in: the environment's choice first, then Playwright's own, then the system's.
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
  return ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(onPath).find(Boolean);
}

/** Tries Playwright's installer, then the system's package manager; says which one is at work. */
export function installChromium() {
  console.log('No Chromium found. Trying Playwright’s installer …');
  const playwright = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
  if (spawnSync(process.execPath, playwright, { stdio: 'inherit', timeout: 300_000 }).status === 0) return;
  console.log('Trying the system’s package manager …');
  installFromDebian(['chromium']);
}
