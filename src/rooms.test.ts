import { readFileSync } from 'node:fs';
import { dirname, posix, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesIn } from './shared/files.ts';

const GROUND = ['phase', 'routes.ts', 'shared'];
const PARTS = ['content', 'ui', 'styles', ...GROUND];
/** The rooms from which each room may import, types included. */
const ROOMS: Record<string, string[]> = {
  // Pages combine everything; features get their data as props.
  pages: ['layouts', 'features', 'metadata', 'pictures', ...PARTS],
  layouts: ['features', 'metadata', 'pictures', ...PARTS],
  features: ['metadata', ...PARTS],
  metadata: ['pictures', ...PARTS],
  pictures: PARTS,
  content: GROUND,
  'content-check': ['content', ...GROUND],
  ui: GROUND,
  phase: ['shared'],
  'routes.ts': ['shared'],
  shared: [],
  integrations: ['content-check', 'features', 'pictures', ...PARTS],
  scripts: ['content-check', 'integrations', ...PARTS],
};

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile('tsconfig.json', ts.sys.readFile).config,
  ts.sys,
  '.',
);

/** The room of a file: a folder of `src/`, or one beside `src/`. */
function roomOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'src' ? second : first;
}

/** The unit within which imports are free: a room, or one feature. */
function unitOf(file: string): string {
  return roomOf(file) === 'features' ? file.split('/', 3).join('/') : roomOf(file);
}

/** The project file of an import, as TypeScript and Vite resolve it; undefined for a package. */
function resolveImport(name: string, file: string): string | undefined {
  if (name === 'virtual:content') return 'src/content/load.ts';
  const path = name.replace(/\?.*/, '');
  if (path.startsWith('.')) return posix.join(dirname(file), path);
  if (path.startsWith('/')) return path.slice(1);
  const { resolvedModule } = ts.resolveModuleName(path, file, options, ts.sys);
  if (!resolvedModule || resolvedModule.isExternalLibraryImport) return undefined;
  return relative('.', resolvedModule.resolvedFileName).replaceAll('\\', '/');
}

/** The project files that a file imports. */
function importsOf(file: string, text: string): string[] {
  const { importedFiles } = ts.preProcessFile(text);
  return importedFiles.flatMap(({ fileName }) => resolveImport(fileName, file) ?? []);
}

/** Imports that `ROOMS` does not allow. */
function findWrongImports(graph: Map<string, string[]>): string[] {
  return [...graph].flatMap(([file, targets]) =>
    targets
      .filter((target) => unitOf(target) !== unitOf(file) && !ROOMS[roomOf(file)]?.includes(roomOf(target)))
      .map((target) => `${file} imports ${target}`),
  );
}

/** Import cycles. */
function findCycles(graph: Map<string, string[]>): string[] {
  const cycles: string[] = [];
  const finished = new Set<string>();
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    else if (!finished.has(file)) for (const target of graph.get(file) ?? []) visit(target, [...path, file]);
    finished.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}

const graph = new Map(
  ['src', 'integrations', 'scripts']
    .flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(?:tsx?|astro)$/.test(file) && !/\.(?:test|d)\./.test(file))
    .map((file) => [file, importsOf(file, readFileSync(file, 'utf8'))]),
);

test('imports go one way, and features do not import one another', () => {
  expect(graph.size).toBeGreaterThan(100);
  expect(findWrongImports(graph)).toEqual([]);
});

test('no files import one another in a circle', () => {
  expect(findCycles(graph)).toEqual([]);
});

test('types, aliases and circles are found', () => {
  const file = 'src/content/facts.ts';
  const typed = new Map([
    [file, importsOf(file, "import type { Issue } from '/src/content-check/mentions.ts?raw'; import 'astro';")],
    [
      'src/content-check/mentions.ts',
      importsOf('src/content-check/mentions.ts', "export type { Facts } from '../content/facts.ts';"),
    ],
  ]);
  expect(findWrongImports(typed)).toEqual([`${file} imports src/content-check/mentions.ts`]);
  expect(findCycles(typed)).toEqual([`${file} → src/content-check/mentions.ts → ${file}`]);
});
