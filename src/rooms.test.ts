import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from './shared/files.ts';

const GROUND = ['phase', 'routes.ts', 'shared'];
const PARTS = ['content', 'ui', 'styles', ...GROUND];
/** The rooms from which a room may import, types included. Rooms are folders in or beside `src/`, and `routes.ts`. */
const ROOMS: Record<string, string[]> = {
  // Pages combine everything, and give features their data as props.
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

function roomOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'src' ? second : first;
}

/** The unit of a file: its feature, or else its room. Files of one unit may import one another. */
function unitOf(file: string): string {
  return roomOf(file) === 'features' ? file.split('/', 3).join('/') : roomOf(file);
}

/** The project file of an import; undefined for a package. */
function resolveImport(name: string, file: string): string | undefined {
  if (name === 'virtual:content') return 'src/content/load.ts';
  if (name === 'virtual:source-images') return 'src/pictures/source-image-module.ts';
  return name.startsWith('.') ? posix.join(dirname(file), name.replace(/\?.*/, '')) : undefined;
}

function importsOf(file: string, text: string): string[] {
  const imports = text.matchAll(/\b(?:from|import) ?\(?'([^']+)'/g);
  return [...imports].flatMap(([, name = '']) => resolveImport(name, file) ?? []);
}

function findWrongImports(graph: Map<string, string[]>): string[] {
  return [...graph].flatMap(([file, targets]) =>
    targets
      .filter((target) => unitOf(target) !== unitOf(file) && !ROOMS[roomOf(file)]?.includes(roomOf(target)))
      .map((target) => `${file} imports ${target}`),
  );
}

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
  expect([...graph.values()].flat().length).toBeGreaterThan(500);
  expect(findWrongImports(graph)).toEqual([]);
});

test('no files import one another in a circle', () => {
  expect(findCycles(graph)).toEqual([]);
});
