import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { createFolder, editFile } from '../tests/support/folders.ts';
import { SAMPLE_CONTENT } from '../tests/support/sample.ts';

/** A copy of this project in a repository of its own, with an edition of two days for which not every committee is open to all. */
function createProject(): string {
  const project = createFolder({
    'public/fees.pdf': 'x',
    'public/map.pdf': 'x',
    'content/pages/fees.md': '---\ntitle: Fees\ndescription: What it costs.\n---\n\n[All fees](/fees.pdf)\n',
  });
  const parts = [
    'astro.config.ts',
    'integrations',
    'package.json',
    'public/_headers',
    'scripts',
    'src',
    SAMPLE_CONTENT,
    'tsconfig.json',
  ];
  for (const part of parts) cpSync(part, join(project, part), { recursive: true });
  cpSync(SAMPLE_CONTENT, join(project, 'content'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'junction');
  const edit = (file: string, from: string | RegExp, to: string) => editFile(join(project, 'content', file), from, to);
  edit('conference.yaml', 'last: "2024-04-20"', 'last: "2024-04-21"');
  edit('conference.yaml', 'replyWithin', 'dressCode: [Ties, Bows]\nreplyWithin');
  edit('site/about.md', 'Come as you are', '{dressCode2} on the second day.\n\nCome as you are');
  edit(
    'site/guidelines.yaml',
    'Write down two committees',
    'Some choose {restrictedCommittees}. Write down two committees',
  );
  return project;
}

/** Without what Vitest and the tests’ own editions have set. */
const OF_TESTS = /^(?:BASE_URL|DEV|MODE|NODE_ENV|PROD|SITE_.*|SSR|TEST|VITEST.*)$/;
const ENV = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_TESTS.test(name)));

/** Lists what `npm run check` does before it builds. */
const CHECK = `
import { findProblems } from './integrations/content-check.ts';
import { loadContent } from './src/content/load.ts';
import { listReminders } from './src/content/reminders.ts';
const problems = await findProblems();
const content = loadContent();
console.log((problems.length > 0 ? problems : ['No problems.', ...await listReminders(content.edition, content, Date.now())]).join('\\n'));`;

/** Runs the command with these answers. */
function runNewEdition(project: string, ...answers: string[]) {
  return spawnSync(process.execPath, ['scripts/new-edition.ts'], {
    ...{ cwd: project, env: ENV, encoding: 'utf8', input: `${answers.join('\n')}\n` },
  });
}

test('two years are kept, one after the other, and the content is that of the next edition', () => {
  const project = createProject();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], { cwd: project });
  const commit = () => {
    git('add', 'content', 'public');
    git('commit', '--quiet', '--message', 'Change the content');
  };
  const check = () => {
    const args = ['--input-type=module', '--eval', CHECK];
    return spawnSync(process.execPath, args, { cwd: project, env: ENV, encoding: 'utf8' }).stdout;
  };
  const read = (file: string) => readFileSync(join(project, file), 'utf8');
  git('init', '--quiet', '--initial-branch=main');
  commit();

  // For one day, without the committee that is not for all, and without the page and the document of the year.
  expect(runNewEdition(project, '2025-05-09', '2025-05-09', '', '', '3', '2', '3', '1')).toMatchObject({
    status: 0,
    stderr: '',
  });
  const isThere = (file: string) => existsSync(join(project, file));
  const asked = ['content/committees/city-council.md', 'content/pages/fees.md', 'public/fees.pdf', 'public/map.pdf'];
  expect(asked.filter(isThere)).toEqual(['public/map.pdf']);
  expect(check()).toContain('schedule.md, line 25: There is no page and no file /committees/city-council');
  editFile(join(project, 'content/pages/schedule.md'), /\[([^\]]+)\]\(\/committees\/city-council\)/, '');
  const checked = check();
  expect(checked).toContain('No problems.');
  expect(checked).toMatch(/Texts to be written: .*pages\/media\.md; .*site\/about\.md; site\/guidelines\.yaml/);
  const kept = globSync('public/2024/**/*.{html,json}', { cwd: project }).map(read).join('');
  expect(kept).not.toMatch(/Niamh|910 0017|<textarea/);
  expect(read('public/2024/contact.html')).toContain('<a href="../contact">');
  expect(read('public/2024/fees.html')).toContain('href="/2024/fees.pdf"');

  // Words of another year, and pages that are still those of this one.
  expect(runNewEdition(project).stderr).toContain('Commit or undo these changes first');
  commit();
  editFile(
    join(project, 'content/site/about.md'),
    'Come as you are',
    '[The first edition](/2024/home) was small. Come as you are',
  );
  commit();
  expect(check()).toContain(
    'word for word those of 2024. Leave them if they are still true: pages/accessibility.md; pages/first-conference.md; pages/privacy.md',
  );
  git('switch', '--quiet', 'main');
  expect(runNewEdition(project, '2025-05-09').stderr).toContain('There is a branch edition-2025 from an earlier run');
  git('switch', '--quiet', 'edition-2025');

  // For three days.
  expect(runNewEdition(project, '2090-05-08', '2090-05-10', '', '', '', '', '', '')).toMatchObject({
    status: 0,
    stderr: '',
  });
  expect(check()).toContain('No problems.');
  expect(read('public/2025/about.html')).toContain('href="/2024/home"');
  expect(isThere('public/2025/2024')).toBe(false);
  commit();
  expect(runNewEdition(project).stderr).toContain(
    'The conference is not over: its last day in conference.yaml is 10\u00a0May 2090.',
  );
}, 600_000);
