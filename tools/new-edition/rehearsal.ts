import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import process from 'node:process';

/** A copy of the project in which the next editions can be tried. */
export interface Rehearsal {
  folder: string;
  /** Runs a program of the project there. @returns what it says @throws if it fails, with all it says */
  run: (args: string[], env?: NodeJS.ProcessEnv) => string;
  /** Saves all changes in the git of the copy. */
  commit: () => void;
  remove: () => void;
}

/** Copies what is in git, and what would be, into a new folder with a git of its own; packages are shared. */
export function copyProject(): Rehearsal {
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of listed.split('\0').filter(Boolean)) cpSync(file, join(folder, file), { recursive: true });
  // Written by `npm run fonts`, and so not in git.
  cpSync('src/styles/fonts', join(folder, 'src/styles/fonts'), { recursive: true });
  for (const modules of [
    'node_modules',
    'tools/hosting/observatory/node_modules',
    'tools/hosting/platforms/node_modules',
  ])
    symlinkSync(resolve(modules), join(folder, modules), 'junction');
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
  const { BASE_URL: _base, MODE: _mode, DEV: _dev, PROD: _prod, SSR: _ssr, NODE_ENV: _node, ...env } = process.env;
  return { ...env, PATH: `${dirname(process.execPath)}${delimiter}${env.PATH}` };
}

/** The next edition, a year after the one that is there. @returns what `npm run new-edition` is to be told */
export function nextEdition({ edition, dates }: { edition: number; dates: { first: string; last: string } }): string[] {
  const later = (date: string) => {
    const [year, month, day] = date.split('-').map(Number) as [number, number, number];
    return new Date(Date.UTC(year + 1, month - 1, day)).toISOString().slice(0, 10);
  };
  return ['--edition', String(edition + 1), '--first', later(dates.first), '--last', later(dates.last)];
}
