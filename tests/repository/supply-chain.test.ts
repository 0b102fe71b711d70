import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Package {
  version: string;
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  hasInstallScript?: boolean;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** The lockfile's packages, by their path. */
const packages = Object.entries(
  (readJson('package-lock.json') as { packages: Record<string, Package> }).packages,
).filter(([path]) => path !== '');

test('every package has a checksum', () => {
  // Optional packages for other platforms have none where they could not be looked up.
  const unchecked = packages.filter(
    ([, { integrity, optional, os, cpu }]) => !/^sha512-/.test(integrity ?? '') && !(optional && (os || cpu)),
  );
  expect(unchecked.map(([path]) => path)).toEqual([]);
});

test('every dependency has one exact version', () => {
  const { dependencies, devDependencies } = readJson('package.json');
  for (const version of Object.values({ ...dependencies, ...devDependencies })) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  }
});

test('scripts at installation are declared, or do not run', () => {
  const { allowScripts } = readJson('package.json') as { allowScripts: Record<string, boolean> };
  const withScript = packages.flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.replace(/^.*node_modules\//, '')] : [],
  );
  expect(withScript.filter((name) => !(name in allowScripts))).toEqual([]);
});

test('the command lines that publish are named by one version', () => {
  const commands = readdirSync('.github/workflows').flatMap((file) => [
    ...readFileSync(`.github/workflows/${file}`, 'utf8').matchAll(/npx .+/g),
  ]);
  expect(commands.length).toBeGreaterThan(0);
  for (const [command] of commands) expect(command).toMatch(/^npx --yes [\w-]+@\d+\.\d+\.\d+ /);
});
