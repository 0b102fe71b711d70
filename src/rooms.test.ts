import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesIn } from './shared/files.ts';

const GROUND = ['phase', 'routes.ts', 'shared'];
const PARTS = ['content', 'ui', 'styles', ...GROUND];
/** What the files of a room may import from, besides it. Pages may import from all. */
const ROOMS: Record<string, string[]> = {
  layouts: ['features', 'metadata', 'pictures', ...PARTS],
  // Pages pass on to features what they show.
  features: ['metadata', ...PARTS],
  metadata: ['pictures', ...PARTS],
  pictures: PARTS,
  content: GROUND,
  ui: GROUND,
  phase: ['shared'],
  'routes.ts': ['shared'],
  shared: [],
};

/** The room of a file. */
function roomOf(file: string): string {
  return file.split('/')[1] ?? '';
}

/** What may import freely from itself: a room, or one of the features. */
function unitOf(file: string): string {
  return file.split('/', roomOf(file) === 'features' ? 3 : 2).join('/');
}

test('imports go one way, and features do not import one another', () => {
  const imports = filesIn('src')
    .map((file) => `src/${file}`)
    .filter((file) => /\.(?:tsx?|astro)$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
      const names = importedFiles.map(({ fileName }) => fileName).filter((name) => name.startsWith('.'));
      return names.map((name) => ({ file, target: posix.join(dirname(file), name) }));
    });
  expect(imports).not.toEqual([]);
  const wrong = imports.filter(({ file, target }) => {
    const allowed = ROOMS[roomOf(file)];
    return allowed && unitOf(target) !== unitOf(file) && !allowed.includes(roomOf(target));
  });
  expect(wrong).toEqual([]);
});
