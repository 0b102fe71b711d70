import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}

interface Job {
  if?: string;
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  steps: Step[];
}

interface Workflow {
  name: string;
  on: Record<string, unknown> | string;
  permissions: unknown;
  concurrency?: string | { group: string; 'cancel-in-progress'?: boolean };
  jobs: Record<string, Job>;
}

/** What single jobs may do beyond reading; every other job may do nothing else. */
const PERMISSIONS: Record<string, Record<string, string>> = {
  'github-pages.yml build': { contents: 'read', pages: 'read' },
  'github-pages.yml publish': { pages: 'write', 'id-token': 'write' },
};

const read = (file: string) => readFileSync(`.github/workflows/${file}`, 'utf8');
const files = readdirSync('.github/workflows');
const publishing = files.filter((file) => /^name: Publish/m.test(read(file)));

describe.each(files)('the workflow %s', (file) => {
  const text = read(file);
  const { on, permissions, jobs } = parse(text, { uniqueKeys: true, strict: true }) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('uses actions by commit', () => {
    const uses = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action);
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    expect(steps.every(({ uses, run }) => (uses === undefined) !== (run === undefined))).toBe(true);
  });

  test('may only read unless its purpose needs more, ends by itself, and leaves no credentials behind', () => {
    expect(permissions).toEqual({ contents: 'read' });
    for (const [name, job] of Object.entries(jobs)) {
      expect(job.permissions).toEqual(PERMISSIONS[`${file} ${name}`]);
      expect(job['timeout-minutes']).toBeGreaterThan(0);
      for (const step of job.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))) {
        expect(step.with).toMatchObject({ 'persist-credentials': false });
      }
    }
  });

  test('gives secrets to the step that publishes and to no other, and puts nothing from outside into a command', () => {
    for (const step of steps) {
      expect(JSON.stringify(step.run ?? '')).not.toContain('${{');
      if (JSON.stringify(step).includes('secrets.')) {
        expect(step.run).toMatch(/^npx --yes [\w-]+@[\d.]+ (pages )?deploy /);
        expect(JSON.stringify({ ...step, env: undefined })).not.toContain('secrets.');
      }
    }
    expect(text.match(/secrets\.\w+/g) ?? []).toHaveLength(
      steps.filter(({ env }) => /secrets\./.test(JSON.stringify(env ?? {}))).length,
    );
  });

  test('never runs what a pull request brings with the rights of the repository', () => {
    expect(JSON.stringify(on)).not.toContain('pull_request_target');
    if (JSON.stringify(on).includes('pull_request')) expect(text).not.toContain('secrets.');
  });

  test('runs scripts and files that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    for (const { run = '' } of steps) {
      for (const [, script = ''] of run.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty([script]);
      for (const [, tool = ''] of run.matchAll(/node (\S+\.ts)/g)) expect(readFileSync(tool, 'utf8')).not.toBe('');
    }
  });
});

test('there is a workflow for each of the three hosts', () => {
  expect(publishing).toEqual(['cloudflare-pages.yml', 'github-pages.yml', 'netlify.yml']);
});

describe.each(publishing)('%s', (file) => {
  const { on, concurrency, jobs } = parse(read(file)) as Workflow;
  const [first] = Object.values(jobs);

  test('publishes what stands on main and has passed the tests, if it has been set up', () => {
    const tests = (parse(read('test.yml')) as Workflow).name;
    expect(on).toEqual({ workflow_run: { workflows: [tests], types: ['completed'] } });
    expect(first?.if).toMatch(/^vars\.\w+ [!=]= '\w*' && /);
    for (const condition of ["conclusion == 'success'", "event == 'push'", "head_branch == 'main'"]) {
      expect(first?.if).toContain(`github.event.workflow_run.${condition}`);
    }
    const checkout = first?.steps.find(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkout?.with?.ref).toContain('github.event.workflow_run.head_sha');
  });

  test('compares the address before it builds, and publishes one after the other', () => {
    const commands = first?.steps.flatMap(({ run }) => run ?? []) ?? [];
    expect(commands[0]).toMatch(/^node scripts\/check-address\.ts/);
    expect(commands[1]).toBe('npm run build');
    expect(concurrency).toEqual({ group: expect.stringMatching(/^publish-to-/) });
  });
});
