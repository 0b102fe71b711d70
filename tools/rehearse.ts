/**
 * Tries the next two editions in a copy of the project and runs all its tests on the result: `npm run rehearse`.
 * Takes as long as `npm test`; .github/workflows/rehearse.yml does it each month, long before it is needed.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { copyProject, mendDays, nextEdition, REHEARSED } from './new-edition/rehearsal.ts';
import { readPresent } from './new-edition/reset-folder.ts';

const rehearsal = copyProject();
try {
  for (const shift of REHEARSED) {
    const args = nextEdition(readPresent(join(rehearsal.folder, 'content')), shift);
    console.error(`npm run new-edition -- ${args.join(' ')}`);
    mendDays(rehearsal.folder, rehearsal.run(['tools/new-edition.ts', ...args]));
    rehearsal.commit();
  }
  const npm = process.env.npm_execpath ?? 'npm';
  const [program, args] = npm.endsWith('js') ? [process.execPath, [npm]] : [npm, []];
  const { status } = spawnSync(program, [...args, 'test'], { cwd: rehearsal.folder, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  rehearsal.remove();
}
