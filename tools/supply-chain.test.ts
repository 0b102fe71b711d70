import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

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

test('the command lines that publish are named by one version', () => {
  const commands = readdirSync('.github/workflows').flatMap((file) => [
    ...readFileSync(`.github/workflows/${file}`, 'utf8').matchAll(/npx .+/g),
  ]);
  expect(commands.length).toBeGreaterThan(0);
  for (const [command] of commands) expect(command).toMatch(/^npx --yes [\w-]+@\d+\.\d+\.\d+ /);
});
