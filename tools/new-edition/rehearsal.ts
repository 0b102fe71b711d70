import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { addDays } from '../../src/lib/dates.ts';
import type { PresentEdition } from './answers.ts';

/** A copy of the project in which the next editions can be tried. */
export interface Rehearsal {
  folder: string;
  /** Runs a program of the project there. @returns what it says @throws if it fails, with all it says */
  run: (args: string[], env?: NodeJS.ProcessEnv) => string;
  /** Saves all changes in the git of the copy. */
  commit: () => void;
  remove: () => void;
}

/** Installed packages: one copy serves all. */
const SHARED = ['node_modules'];

/** Copies what is in git, and what would be, into a new folder with a git of its own; packages are shared. */
export function copyProject(): Rehearsal {
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  // In a rehearsal inside a rehearsal they are links, which git takes for files.
  const files = listed.split('\0').filter((file) => file && !SHARED.includes(file));
  for (const file of files) cpSync(file, join(folder, file), { recursive: true });
  // Written by `npm run fonts`, and so not in git.
  cpSync('src/styles/fonts', join(folder, 'src/styles/fonts'), { recursive: true });
  for (const modules of SHARED) symlinkSync(resolve(modules), join(folder, modules), 'junction');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Rehearsal', '-c', 'user.email=rehearsal@example.org', ...args], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Rehearsal');
  };
  git('init', '--quiet');
  commit();
  return {
    folder,
    run: (args, env = {}) =>
      execFileSync(process.execPath, args, {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...ownEnvironment(), ...env },
        maxBuffer: 64 * 1024 * 1024,
      }),
    commit,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The environment of this process, without what a test runner adds: builds would take it for their own. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const {
    BASE_URL: _base,
    MODE: _mode,
    DEV: _dev,
    PROD: _prod,
    SSR: _ssr,
    NODE_ENV: _node,
    VITEST: _vitest,
    ...env
  } = process.env;
  return { ...env, NO_COLOR: '1', PATH: `${dirname(process.execPath)}${delimiter}${env.PATH}` };
}

/** Where the days of an edition lie beside those of the one before: so many months and days later, and how many. */
export interface Shift {
  months: number;
  days: number;
  lasting: number;
}

/** No two editions have the same days of the same month; what only works when they do is found here. */
export const REHEARSED: readonly Shift[] = [
  { months: 12, days: -1, lasting: 2 },
  { months: 13, days: 9, lasting: 3 },
];

/** The next edition, some time after the one that is there. @returns what `npm run new-edition` is to be told */
export function nextEdition({ edition, dates }: Pick<PresentEdition, 'edition' | 'dates'>, shift: Shift): string[] {
  const [year, month, day] = dates.first.split('-').map(Number) as [number, number, number];
  const first = new Date(Date.UTC(year, month - 1 + shift.months, day + shift.days)).toISOString().slice(0, 10);
  return ['--edition', String(edition + 1), '--first', first, '--last', addDays(first, shift.lasting - 1)];
}

/**
 * Writes the number of days that `npm run new-edition` says is the right one into the texts that name another, as
 * somebody would who reads what it says.
 * @param said all that it says
 * @returns files that were changed, each once
 */
export function mendDays(folder: string, said: string): string[] {
  const told = [...said.matchAll(/^ *(content\/\S+), .*: It says (\w+) days, and .* there are (\w+)\./gm)];
  for (const [, file = '', wrong, right] of told) {
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), text.replaceAll(`${wrong} days`, `${right} days`));
  }
  return [...new Set(told.map(([, file = '']) => file))];
}
