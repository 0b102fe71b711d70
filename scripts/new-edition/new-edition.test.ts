import { execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeRepository } from '../../tests/support/repository.ts';

// Each starts processes, which a busy machine may take its time for.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Does what BUILD says in place of a build. */
const ASTRO = `
import { mkdirSync, writeFileSync } from 'node:fs';
const { SITE_OUT_DIR = '', SITE_ARCHIVE_YEAR, BUILD } = process.env;
if (BUILD === 'is lost') process.exit();
mkdirSync(SITE_OUT_DIR, { recursive: true });
writeFileSync(SITE_OUT_DIR + '/index.html', 'The site of ' + SITE_ARCHIVE_YEAR);
if (BUILD === 'fails') throw new Error('There is no space left.');
if (BUILD === 'hangs') setInterval(() => console.error('Building …'), 100);
`;
/** A year that never passes. */
const ANSWERS = ['--first', '2099-10-09', '--city', 'Cork'];

const repository = makeRepository();
const { folder, changes, read } = repository;

beforeAll(() => {
  writeFileSync(join(folder, 'scripts/astro.ts'), ASTRO);
  repository.commit();
});
afterAll(() => repository.remove());
beforeEach(() => repository.reset());

/** Starts the command in a process group of its own, as a terminal does, so that a signal can go to all of it. */
function start(args: string[], build = 'works') {
  const child = spawn(process.execPath, ['scripts/new-edition/new-edition.ts', ...args], {
    cwd: folder,
    env: { ...process.env, BUILD: build },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const texts = Promise.all([text(child.stdout), text(child.stderr)]);
  return { child, result: async () => ({ status: (await ended)[0], output: (await texts).join('\n') }) };
}

test('the site is kept, the content reset, and the command that is printed undoes both', async () => {
  const { status, output } = await start([...ANSWERS, '--sure']).result();
  expect(status).toBe(0);
  expect(output).toContain('The site of 2024 stays at /2024, and content/ is now that of the second edition.');
  expect(output).toMatch(/The city was Galway, and these texts still say so: .*privacy\.yaml, responsible/);
  expect(read('archives/2024/index.html')).toBe('The site of 2024');
  expect(read('content/conference.yaml')).toMatch(/^edition: 2$/m);
  const [, undo = ''] = /^To undo all of it[^:]*: (.+)$/m.exec(output) ?? [];
  execSync(undo, { cwd: folder });
  expect(changes()).toBe('');
});

test('it refuses while something is not committed, and a year that is archived already', async () => {
  appendFileSync(join(folder, 'content/preamble.md'), '\nMore.\n');
  mkdirSync(join(folder, 'archives/2024'), { recursive: true });
  const { status, output } = await start([...ANSWERS, '--sure']).result();
  expect(status).toBe(1);
  expect(output).toContain('Commit or undo these changes first');
  expect(output).toContain('archives/2024 exists already.');
  expect(changes()).toBe(' M content/preamble.md\n');
});

test('doubts have to be confirmed', async () => {
  const { status, output } = await start(ANSWERS).result();
  expect(status).toBe(1);
  expect(output).toContain('The archive never changes, and these are placeholders in it');
  expect(output).toContain('Answer yes to go on, or start the command with --sure.\n\nNothing has been changed.');
  expect(changes()).toBe('');
});

test('a failure after the build restores the content', async () => {
  const { status, output } = await start([...ANSWERS, '--sure'], 'is lost').result();
  expect(status).toBe(1);
  expect(output).toContain('Nothing has been changed.');
  expect(changes()).toBe('');
});

test('a build that fails changes nothing', async () => {
  const { status, output } = await start([...ANSWERS, '--sure'], 'fails').result();
  expect(status).toBe(1);
  expect(output).toContain('There is no space left.');
  expect(output).toContain('The site could not be built: see the messages above.\n\nNothing has been changed.');
  expect(changes()).toBe('');
  expect(existsSync(join(folder, 'archives'))).toBe(false);
});

// Windows has no such signals.
test.skipIf(process.platform === 'win32').each([
  ['Ctrl+C', 'SIGINT'],
  ['a machine that breaks down', 'SIGKILL'],
] as const)('%s while the site is built changes nothing, and it can be started again', async (_, signal) => {
  const { child, result } = start([...ANSWERS, '--sure'], 'hangs');
  await once(child.stderr, 'data');
  process.kill(-(child.pid ?? 0), signal);
  const { output } = await result();
  if (signal === 'SIGINT') expect(output).toContain('Stopped.\n\nNothing has been changed.');
  expect(changes()).toBe('');
  expect(existsSync(join(folder, 'archives'))).toBe(false);
  expect(await start([...ANSWERS, '--sure']).result()).toMatchObject({ status: 0 });
});
