// @ts-check
// Plain JavaScript for the same reason as setup.mjs, which uses it before the packages' Node.js can.

import { execFileSync, spawnSync } from 'node:child_process';
import process from 'node:process';

/**
 * Path of a program of this machine, if it has it.
 * @param {string} command
 * @returns {string | undefined}
 */
export function onPath(command) {
  try {
    const finder = process.platform === 'win32' ? 'where' : 'which';
    return execFileSync(finder, [command], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split('\n')[0];
  } catch {
    return undefined;
  }
}

/**
 * Installs Debian's packages, each by itself: a system that lacks one may have the others. Without its package manager,
 * or the right to use it, nothing happens; who needs the packages looks afterwards whether they are there.
 * @param {string[]} packages
 */
export function installFromDebian(packages) {
  if (!onPath('apt-get')) return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const step of [['update'], ...packages.map((name) => ['install', '--yes', '--no-install-recommends', name])]) {
    const [command = '', ...args] = [...sudo, 'apt-get', ...step];
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
  }
}
