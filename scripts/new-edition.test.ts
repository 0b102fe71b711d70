import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { createFolder, editFile } from '../tests/support/folders.ts';
import { SAMPLE_CONTENT } from '../tests/support/sample.ts';

/** A copy of this project in a repository of its own. */
function createProject(): string {
  const project = createFolder({
    'public/fees.pdf': 'x',
    'public/map.pdf': 'x',
    'public/2023/home.html': 'x',
    'content/pages/fees.md':
      '---\ntitle: Fees\ndescription: What it costs.\n---\n\n[All fees](/fees.pdf), [those of 2023](/2023/home)\n',
  });
  for (const part of [
    'astro.config.ts',
    'integrations',
    'package.json',
    'public/_headers',
    'scripts',
    'src',
    'tsconfig.json',
  ])
    cpSync(part, join(project, part), { recursive: true });
  for (const content of ['content', SAMPLE_CONTENT])
    cpSync(SAMPLE_CONTENT, join(project, content), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'junction');
  return project;
}

/** Without what Vitest and the tests’ own editions have set. */
const OF_TESTS = /^(?:BASE_URL|DEV|MODE|NODE_ENV|PROD|SITE_.*|SSR|TEST|VITEST.*)$/;
const ENV = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_TESTS.test(name)));

/** Lists the pages that are still those of an earlier year. */
const LIST_KEPT_PAGES = `
import { listKeptPages } from './src/content/kept-pages.ts';
import { readContent } from './src/content/read.ts';
console.log(listKeptPages(readContent('content')).join('\\n'));`;

test('the site of a year that is over is kept, and the content is that of the next edition', () => {
  const project = createProject();
  const options = { cwd: project, env: ENV, encoding: 'utf8' } as const;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], options);
  const commit = () => {
    git('add', 'content', 'public');
    git('commit', '--quiet', '--message', 'Change the content');
  };
  const runNewEdition = (...answers: string[]) =>
    spawnSync(process.execPath, ['scripts/new-edition.ts'], { ...options, input: `${answers.join('\n')}\n` });
  const read = (file: string) => readFileSync(join(project, file), 'utf8');
  git('init', '--quiet', '--initial-branch=main');
  commit();

  // Without one committee, and without the page and the document of the year.
  expect(runNewEdition('2090-05-09', '2090-05-09', '', '', '4', '2', '3', '1')).toMatchObject({
    status: 0,
    stderr: '',
  });
  const asked = [
    'content/committees/congress-of-vienna.md',
    'content/pages/fees.md',
    'public/fees.pdf',
    'public/map.pdf',
  ];
  expect(asked.filter((file) => existsSync(join(project, file)))).toEqual(['public/map.pdf']);
  const kept = globSync('public/2024/**/*.{html,json}', { cwd: project });
  expect(kept.map(read).join('')).not.toMatch(/Niamh|910 0017|<textarea/);
  const notice = /href="https:\/\/corribmun\.example\.org"[^>]*>This is the website of the first edition, which ended/;
  expect(read('public/2024/home.html')).toMatch(notice);
  expect(read('public/2024/contact.html')).toContain('<a href="../contact">');
  // Earlier editions stay at the root.
  for (const address of ['/2024/fees.pdf', '/2023/home'])
    expect(read('public/2024/fees.html')).toContain(`href="${address}"`);
  expect(existsSync(join(project, 'public/2024/2023'))).toBe(false);

  expect(runNewEdition().stderr).toContain('Commit or undo these changes first');
  commit();
  editFile(join(project, 'content/pages/privacy.md'), /$/, '\nNew words.\n');
  const pages = spawnSync(process.execPath, ['--input-type=module', '--eval', LIST_KEPT_PAGES], options).stdout;
  expect(pages).toMatch(/2024.*accessibility/s);
  expect(pages).not.toContain('privacy');
  commit();
  expect(runNewEdition().stderr).toContain(
    'The conference is not over: its last day in conference.yaml is 9\u00a0May 2090.',
  );
  git('switch', '--quiet', 'main');
  expect(runNewEdition('2090-05-09').stderr).toContain('There is a branch edition-2090 from an earlier run');
}, 600_000);
