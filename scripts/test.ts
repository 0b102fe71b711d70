/** `npm test`: runs every check, in parallel where possible. Exits with 1 if any fails. */
import { spawn } from 'node:child_process';
import process from 'node:process';

const started = Date.now();
// One after the other: both write `.astro/content-assets.mjs`.
const builds = inOrder('node scripts/astro.ts sample build', 'node scripts/astro.ts ninth build');
const results = await Promise.all([
  builds,
  inOrder('npm run --silent lint', 'npm run --silent unit'),
  builds.then(() => inOrder('npm run --silent types')),
  builds.then((failed) => (failed.length > 0 ? [] : inOrder('npm run --silent browser'))),
]);
const failed = results.flat();
console.log(
  failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : `\nEverything passed in ${secondsSince(started)} s.`,
);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Continues after a failure, so that one run reports every problem. @returns the commands that failed */
async function inOrder(...commands: string[]): Promise<string[]> {
  const failures: string[] = [];
  for (const command of commands) if (!(await run(command))) failures.push(command);
  return failures;
}

/** Runs one command, and prints its output when it ends. */
function run(command: string): Promise<boolean> {
  const begun = Date.now();
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((done) => {
    child.on('close', (status) => {
      console.log(`\n— ${command} (${secondsSince(begun)} s)\n${Buffer.concat(output).toString().trim()}`);
      done(status === 0);
    });
  });
}

function secondsSince(time: number): number {
  return Math.round((Date.now() - time) / 1000);
}
