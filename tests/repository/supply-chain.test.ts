import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Package {
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  hasInstallScript?: boolean;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { dependencies, devDependencies, allowScripts } = readJson('package.json');
const { packages } = readJson('package-lock.json') as { packages: Record<string, Package> };
const installed = Object.entries(packages).filter(([path]) => path !== '');

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
