import { spawnSync } from 'node:child_process';

/** Runs git. Without git or a repository, there is no output. @param cwd by default the project @param input for stdin */
export function git(args: string[], cwd?: string, input?: string) {
  return spawnSync('git', args, { cwd, input, encoding: 'utf8', maxBuffer: 100_000_000 });
}
