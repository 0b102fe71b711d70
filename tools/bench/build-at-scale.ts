import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { BUILD_ARGUMENTS, buildEnv } from './build-edition.ts';
import { writeEditionOf } from './edition-of.ts';
import { median } from './statistics.ts';

/** What one build took. */
export interface BuildRun {
  committees: number;
  /** On the clock, in seconds. */
  wall: number;
  /** Of all processor cores together, in seconds; what else the machine does changes it little. */
  cpu: number;
  /** The most memory that was held at once, in megabytes. */
  memory: number;
}

/** Builds editions of several sizes, one of each in turn, each into fresh folders. */
export function measureBuilds(sizes: readonly number[], rounds: number): BuildRun[] {
  return Array.from({ length: rounds }, () => sizes.map(measureBuild)).flat();
}

/** The median of each size's runs, smallest first. */
export function medians(runs: readonly BuildRun[]): BuildRun[] {
  return [...Map.groupBy(runs, ({ committees }) => committees)]
    .sort(([a], [b]) => a - b)
    .map(([committees, same]) => ({
      committees,
      wall: median(same.map(({ wall }) => wall)),
      cpu: median(same.map(({ cpu }) => cpu)),
      memory: median(same.map(({ memory }) => memory)),
    }));
}

/** What the runs say, as the section of docs/performance.md. */
export function buildReport(runs: readonly BuildRun[]): string {
  const sizes = medians(runs);
  const rows = sizes.map(({ committees, wall, cpu, memory }, index) => {
    const before = sizes[index - 1];
    const each = before ? ((cpu - before.cpu) / (committees - before.committees)).toFixed(2) : '–';
    return `| ${[
      committees,
      `${wall.toFixed(1)} s`,
      `${cpu.toFixed(1)} s`,
      `${(cpu / committees).toFixed(2)} s`,
      before ? `${each} s` : each,
      `${memory.toFixed(0)} MB`,
    ].join(' | ')} |`;
  });
  return [
    '| Committees | Time | Processor time | – for each committee | – for each one more | Peak memory |',
    '| ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
    `Builds of each size: ${runs.length / sizes.length}.`,
  ].join('\n');
}

function measureBuild(committees: number): BuildRun {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const usage = join(folder, 'usage.json');
  const contentDir = join(folder, 'content');
  writeEditionOf(committees, contentDir);
  const start = performance.now();
  execFileSync(process.execPath, ['--import', './tools/bench/report-usage.ts', ...BUILD_ARGUMENTS], {
    env: {
      ...buildEnv({ contentDir, outDir: join(folder, 'dist'), cacheDir: join(folder, 'cache') }),
      BENCH_USAGE: usage,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const wall = (performance.now() - start) / 1000;
  // Times in microseconds, memory in kilobytes.
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(readFileSync(usage, 'utf8')) as NodeJS.ResourceUsage;
  rmSync(folder, { recursive: true });
  return { committees, wall, cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 };
}
