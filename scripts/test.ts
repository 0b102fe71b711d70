/** Every check but the content’s, in two lanes side by side. Prints each step when it ends, and how long it took. */
import { spawn } from 'node:child_process';
import process from 'node:process';

const LANES = [
  ['npm run lint', 'npm run types', 'npm run unit'],
  ['node scripts/astro.mjs build base', 'node scripts/check-html.ts .local/mun', 'npm run browser'],
];

const results = await Promise.all(LANES.map(runLane));
process.exitCode = results.every(Boolean) ? 0 : 1;

/** Runs all steps of a lane, also after one that failed, so that one run shows everything that is wrong. */
async function runLane(steps: string[]): Promise<boolean> {
  let isGood = true;
  for (const step of steps) isGood = (await run(step)) && isGood;
  return isGood;
}

async function run(step: string): Promise<boolean> {
  const start = performance.now();
  const child = spawn(step, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`\n${code === 0 ? 'passed' : 'FAILED'}: ${step} (${seconds} s)\n${Buffer.concat(output)}`);
  return code === 0;
}
