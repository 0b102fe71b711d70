import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Package {
  version: string;
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  hasInstallScript?: boolean;
}

/** Folders with packages of their own, which run no script at installation. */
const APART = ['tools/hosting/observatory', 'tools/hosting/platforms'];

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Packages of a lockfile, by the path at which npm puts them. */
function packagesOf(folder: string): [string, Package][] {
  const { packages } = readJson(`${folder}/package-lock.json`) as { packages: Record<string, Package> };
  return Object.entries(packages).filter(([path]) => path !== '');
}

describe.each(['.', ...APART])('the packages of %s', (folder) => {
  test('are told apart from forgeries by a checksum', () => {
    // Packages of one platform only are left out by the lockfile of another, and then written by hand.
    const unchecked = packagesOf(folder).filter(([, { integrity, optional, os, cpu }]) => {
      return !/^sha512-/.test(integrity ?? '') && !(optional && (os || cpu));
    });
    expect(unchecked.map(([path]) => path)).toEqual([]);
  });

  test('are named by one version each', () => {
    const { dependencies = {}, devDependencies = {} } = readJson(`${folder}/package.json`);
    for (const version of Object.values({ ...dependencies, ...devDependencies })) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });
});

test('scripts at installation are declared, or do not run', () => {
  const { allowScripts } = readJson('package.json') as { allowScripts: Record<string, boolean> };
  const withScript = packagesOf('.').flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.replace(/^.*node_modules\//, '')] : [],
  );
  expect(withScript.filter((name) => !(name in allowScripts))).toEqual([]);
  for (const folder of APART) expect(readFileSync(`${folder}/.npmrc`, 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

describe.each(readdirSync('.github/workflows'))('the workflow %s', (file) => {
  const text = readFileSync(`.github/workflows/${file}`, 'utf8');

  test('uses actions by commit', () => {
    const uses = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action);
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('may only read, and leaves no credentials behind', () => {
    const { permissions, jobs } = parse(text);
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(jobs) as { permissions?: unknown; steps: { uses?: string; with?: unknown }[] }[]) {
      expect(job.permissions).toBeUndefined();
      for (const step of job.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))) {
        expect(step.with).toMatchObject({ 'persist-credentials': false });
      }
    }
  });
});
