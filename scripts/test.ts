/** `npm test`: runs every check, in parallel where possible. Exits with 1 if any fails. */
import { spawn } from 'node:child_process';
import process from 'node:process';

const npm = (script: string) => [process.env.npm_execpath ?? 'npm', 'run', '--silent', script];
const ASTRO = 'scripts/astro.ts';

/**
 * Each lane runs its commands one after the other. The lanes run at the same time. Only one lane runs Astro: its builds
 * list the pictures of the content in one file, `.astro/content-assets.mjs`, and would overwrite each other’s.
 */
const LANES = [
  [[ASTRO, 'sample', 'build'], [ASTRO, 'below-path', 'build'], npm('types')],
  [npm('check'), npm('lint'), npm('unit')],
];

const started = Date.now();
const failed = (await Promise.all(LANES.map(runLane))).flat();
if (failed.length === 0 && !(await run(npm('browser'), true))) failed.push('browser');
console.log(
  failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : `\nEverything passed in ${secondsSince(started)} s.`,
);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Runs a whole lane even after a failure, so that one run reports every problem. */
async function runLane(commands: string[][]): Promise<string[]> {
  const failures: string[] = [];
  for (const command of commands) if (!(await run(command))) failures.push(nameOf(command));
  return failures;
}

/** Runs one command. Prints its output when it ends, unless it is live. */
function run(command: string[], isLive = false): Promise<boolean> {
  const begun = Date.now();
  const child = spawn(process.execPath, command, { stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((done) => {
    child.on('close', (status) => {
      console.log(`\n— ${nameOf(command)} (${secondsSince(begun)} s)\n${Buffer.concat(output).toString().trim()}`);
      done(status === 0);
    });
  });
}

function nameOf(command: string[]): string {
  return command.filter((part) => !/npm|^run$|^--silent$/.test(part)).join(' ');
}

function secondsSince(time: number): number {
  return Math.round((Date.now() - time) / 1000);
}
