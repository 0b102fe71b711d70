import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Job {
  if?: string;
  'timeout-minutes'?: number;
  steps: { uses?: string; run?: string; with?: object }[];
}

interface Package {
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  hasInstallScript?: boolean;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { dependencies, devDependencies, allowScripts, scripts } = readJson('package.json');
const { packages } = readJson('package-lock.json');
const installed = Object.entries<Package>(packages).filter(([path]) => path !== '');

const read = (file: string) => readFileSync(`.github/workflows/${file}`, 'utf8');
const files = readdirSync('.github/workflows');
const publishing = ['cloudflare-pages.yml', 'github-pages.yml', 'netlify.yml'];

describe.each(files)('the workflow %s', (file) => {
  const text = read(file);
  const { on, permissions, jobs } = parse(text, { strict: true });
  const steps = Object.values<Job>(jobs).flatMap((job) => job.steps);

  test('names actions by commit and commands by version', () => {
    for (const [, action] of text.matchAll(/uses: (.+)/g)) expect(action).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    for (const [command] of text.matchAll(/npx .+/g)) expect(command).toMatch(/^npx --yes [\w-]+@\d+\.\d+\.\d+ /);
  });

  test('may only read by default, and ends by itself', () => {
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of Object.values<Job>(jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(step.with).toMatchObject({ 'persist-credentials': false });
  });

  test('gives secrets to the publishing step alone, and nothing of a pull request gets rights', () => {
    for (const { run = '', ...step } of steps) {
      expect(run).not.toContain('${{');
      if (JSON.stringify(step).includes('secrets.')) expect(run).toMatch(/^npx --yes \S+ (pages )?deploy /);
    }
    expect(JSON.stringify(on)).not.toContain('pull_request_target');
    if (JSON.stringify(on).includes('pull_request')) expect(text).not.toContain('secrets.');
  });

  test('runs what exists', () => {
    for (const { run = '' } of steps) {
      for (const [, script = ''] of run.matchAll(/npm run ([\w:-]+)/g)) expect(scripts).toHaveProperty([script]);
      for (const [, path = ''] of run.matchAll(/node (scripts\/\S+)/g)) expect(existsSync(path)).toBe(true);
    }
  });
});

test.each(publishing)('%s publishes what is on main and has passed the tests, once it is set up', (file) => {
  const { on, jobs } = parse(read(file));
  const [job] = Object.values<Job>(jobs);
  const { name } = parse(read('test.yml'));
  expect(on).toEqual({ workflow_run: { workflows: [name], types: ['completed'] } });
  for (const condition of [/^vars\.\w+ [!=]= /, /conclusion == 'success'/, /event == 'push'/, /head_branch == 'main'/])
    expect(job?.if).toMatch(condition);
  const commands = job?.steps.flatMap(({ run }) => run ?? []) ?? [];
  expect(commands[0]).toMatch(/^node scripts\/check-address\.ts/);
  expect(commands[1]).toBe('npm run build');
});

test('every dependency has one exact version, and every package a checksum', () => {
  for (const version of Object.values({ ...dependencies, ...devDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  // Optional packages for other platforms may have none.
  const unchecked = installed.filter(
    ([, { integrity, optional, os, cpu }]) => !integrity?.startsWith('sha512-') && !(optional && (os || cpu)),
  );
  expect(unchecked.map(([path]) => path)).toEqual([]);
});

test('install scripts are declared', () => {
  const names = installed.flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.replace(/^.*node_modules\//, '')] : [],
  );
  expect(names.filter((name) => !(name in allowScripts))).toEqual([]);
});
