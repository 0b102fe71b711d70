import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readFolder } from './files.ts';
import { type Means, startEdition } from './start-edition.ts';

const answers = { edition: 10, first: '2026-10-09', last: '2026-10-10', venue: 'A hall', city: 'Lucknow' };
const PAGE =
  '<html><head><meta charset="utf-8"><link rel="canonical" href="https://mun.example.org/2025"></head><body></body></html>';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'edition-'));
  cpSync('tests/sample-edition', join(root, 'content'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** All that is in the project, as one comparable value. */
const all = () => Object.fromEntries([...readFolder(root)].map(([name, bytes]) => [name, bytes.toString('base64')]));

const means = (changed: Partial<Means> = {}): Means => ({
  build: (_content, _year, out) => {
    mkdirSync(join(root, out), { recursive: true });
    writeFileSync(join(root, out, 'index.html'), PAGE);
  },
  check: async () => [],
  move: renameSync,
  say: () => undefined,
  ...changed,
});

test('the past edition is archived, the content is the next one’s, and nothing else is left behind', async () => {
  const before = readFolder(join(root, 'content'));
  const { year, leftToDo } = await startEdition(root, answers, means());
  const after = readFolder(join(root, 'content'));
  expect(year).toBe('2025');
  expect([...readFolder(join(root, 'archive/2025')).keys()]).toEqual([
    '_astro/layers.css',
    'edition.json',
    'index.html',
  ]);
  expect([...after.keys()]).toEqual([...before.keys()]);
  expect(parse(String(after.get('conference.yaml')))).toMatchObject({ edition: 10, venue: 'A hall' });
  expect(String(after.get('guidelines.yaml'))).toBe(String(before.get('guidelines.yaml')));
  expect(leftToDo).toContain('content/committees/unsc.md: lines');
  expect(Object.keys(all()).filter((name) => !/^(archive|content)\//.test(name))).toEqual([]);
});

test('texts that the new facts make wrong do not stop the edition, and are told by the names they will have', async () => {
  const built: string[] = [];
  const check: Means['check'] = async (content) => [
    { file: `${content}/about/days.md`, line: 3, message: 'Two days.' },
  ];
  const build: Means['build'] = (content, year, out) => {
    built.push(content);
    means().build(content, year, out);
  };
  const { leftToDo } = await startEdition(root, answers, means({ build, check }));
  expect(built).toEqual(['content']);
  expect(leftToDo).toContain('   content/about/days.md, line 3: Two days.\n');
  expect(parse(String(readFolder(join(root, 'content')).get('conference.yaml')))).toMatchObject({ edition: 10 });
});

test('an archive of the same content is kept as it is', async () => {
  await startEdition(root, answers, means());
  const archive = String(readFolder(join(root, 'archive/2025')).get('edition.json'));
  rmSync(join(root, 'content'), { recursive: true });
  cpSync('tests/sample-edition', join(root, 'content'), { recursive: true });
  await startEdition(root, answers, means());
  expect(String(readFolder(join(root, 'archive/2025')).get('edition.json'))).toBe(archive);
});

test('an archive of other content is not written over', async () => {
  await startEdition(root, answers, means());
  rmSync(join(root, 'content'), { recursive: true });
  cpSync('tests/sample-edition', join(root, 'content'), { recursive: true });
  writeFileSync(join(root, 'content/preamble.md'), 'Other words.');
  const before = all();
  await expect(startEdition(root, answers, means())).rejects.toThrow('archive/2025 already holds an archive of 2025');
  expect(all()).toEqual(before);
});

const failing = <Rest extends unknown[]>(at: number, act: (...rest: Rest) => void) => {
  let calls = 0;
  return (...rest: Rest) => {
    calls += 1;
    if (calls === at) throw new Error('no space left');
    act(...rest);
  };
};

test.each<[string, () => Partial<Means>]>([
  ['the build of the archive', () => ({ build: failing(1, means().build) })],
  ['the build of the new content', () => ({ build: failing(2, means().build) })],
  ['moving the archive', () => ({ move: failing(1, renameSync) })],
  ['moving the old content away', () => ({ move: failing(2, renameSync) })],
  ['moving the new content in', () => ({ move: failing(3, renameSync) })],
])('when %s fails, nothing has changed', async (_what, changed) => {
  const before = all();
  await expect(startEdition(root, answers, means(changed()))).rejects.toThrow('no space left');
  expect(all()).toEqual(before);
});

test('when a page of the archive leads out of it, nothing has changed', async () => {
  const before = all();
  const build: Means['build'] = (_content, _year, out) => {
    mkdirSync(join(root, out), { recursive: true });
    writeFileSync(join(root, out, 'index.html'), PAGE.replace('<body>', '<body><a href="/about">About</a>'));
  };
  await expect(startEdition(root, answers, means({ build }))).rejects.toThrow('The archive has problems');
  expect(all()).toEqual(before);
});
