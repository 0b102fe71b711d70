import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SAMPLE_CONTENT } from './sample.ts';

/** A repository of its own for commands that change the content: the code, and the sample edition as `content/`. */
export function makeRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  for (const name of ['scripts', 'src', 'package.json', '.gitignore'])
    cpSync(name, join(folder, name), { recursive: true });
  cpSync(SAMPLE_CONTENT, join(folder, 'content'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  git('init', '--quiet');
  // The pattern of .gitignore is for a folder.
  appendFileSync(join(folder, '.git/info/exclude'), 'node_modules\n');
  return {
    folder,
    commit: () => {
      git('add', '.');
      git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '--message', 'All of it');
    },
    /** What differs from the last commit, as `git status` lists it. */
    changes: () => git('status', '--porcelain'),
    reset: () => {
      rmSync(join(folder, 'archives'), { recursive: true, force: true });
      git('restore', '.');
      git('clean', '-fdq');
    },
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
