import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { contentOf, readContentFolder } from '../src/content/read.ts';
import { checkContent } from '../src/content-check/check-content.ts';
import { filesIn } from '../src/shared/files.ts';
import { createFolder, editFile } from '../tests/support/folders.ts';
import { SAMPLE_CONTENT } from '../tests/support/sample.ts';
import { startEdition } from './new-edition.ts';

const DAYS = { first: '2090-05-09', last: '2090-05-10' };
const UNDO = ['git restore --staged --worktree content public', 'git clean -fdq content public'];

/** A git repository on a branch, with an edition that is over, and whose texts are all written. */
function createProject() {
  const project = createFolder({ 'public/_headers': '', 'public/fees.pdf': 'fees', 'public/2023/home.html': '' });
  cpSync(SAMPLE_CONTENT, `${project}/content`, { recursive: true });
  for (const file of filesIn(`${project}/content`).filter((name) => /\.(?:md|yaml)$/.test(name))) {
    const text = readFileSync(`${project}/content/${file}`, 'utf8').replaceAll(/\bexample(?=[.-])/g, 'sample');
    writeFileSync(`${project}/content/${file}`, text.replace('confirmed: false', 'confirmed: true'));
  }
  const edit = (file: string, from: string, to: string) => editFile(`${project}/content/${file}`, from, to);
  edit('conference.yaml', 'https://corribmun.sample.org', 'https://school.github.io/2025');
  edit('conference.yaml', '  url: /first-conference', '\n  url: /first-conference\n\n  # Until then');
  edit('addressals/board-of-parents.md', "author: ''", 'author: Aoife Walsh');
  edit('committees/city-council.md', 'title: Executive Board Members', 'title: Aoife Walsh');
  const git = (command: string) => execFileSync('git', command.split(' '), { cwd: project, encoding: 'utf8' });
  git('init --quiet --initial-branch=next-edition');
  git('add content public');
  git('-c user.name=Test -c user.email=test@example.org commit --quiet --message Content');
  /** Replaces the real build. */
  const build = ({ SITE_CONTENT_DIR = '', SITE_OUT_DIR = '', SITE_BASE, SITE_KEPT }: Record<string, string>) => {
    cpSync(`${project}/public`, SITE_OUT_DIR, { recursive: true });
    cpSync(SITE_CONTENT_DIR, SITE_OUT_DIR, { recursive: true });
    const links = ['/about', '/2023/home', '/2023'].map((path) => `<a href="${SITE_BASE}${path}">`);
    writeFileSync(`${SITE_OUT_DIR}/home.html`, `${links.join('')}kept: ${SITE_KEPT}`);
    return true;
  };
  /** Runs the git commands at the end of a message, and expects that they undo all changes. */
  const undo = (message: string) => {
    expect(message.split('\n').slice(-UNDO.length)).toEqual(UNDO);
    for (const line of UNDO) git(line.replace('git ', ''));
    expect(git('status --porcelain')).toBe('?? .local/\n');
  };
  const refusal = (days = DAYS, replaced: typeof build = build) =>
    startEdition(days, project, replaced).catch(({ message }) => message);
  return {
    project,
    git,
    edit,
    build,
    undo,
    refusal,
    read: (file: string) => readFileSync(`${project}/${file}`, 'utf8'),
  };
}

test('the site of a year that is over is kept, and the content is that of the next edition', async () => {
  const { project, build, undo, read } = createProject();
  const words = await startEdition(DAYS, project, build);

  // Today's site has the base path /2025 in this test. In the kept site of 2024, links to its own pages get the path of that
  // year; links to the kept site of 2023 do not.
  expect(read('public/2024/home.html')).toBe(
    '<a href="/2025/2024/about"><a href="/2025/2023/home"><a href="/2025/2023">kept: true',
  );
  // The kept site names no secretariat, and its notice links to today's site.
  expect(read('public/2024/secretariat.yaml')).not.toMatch(/Niamh|910 0017/);
  expect(read('public/2024/conference.yaml')).toMatch(
    /^notice: .*website of the first edition, which ended on 20.April 2024\..*"url":"https:\/\/school.github.io\/2025"/m,
  );
  expect(read('public/2024/contact.html')).toContain('<a href="../contact">');
  const kept = filesIn(`${project}/public/2024`);
  expect(kept).toEqual(expect.arrayContaining(['fees.pdf', 'committees/ocean.jpg']));
  expect(kept.filter((file) => /^(2023|_headers)/.test(file))).toEqual([]);

  const folder = readContentFolder(`${project}/content`);
  expect(await checkContent(folder, `${project}/public`)).toEqual([]);
  const { conference, committees, addressals } = contentOf(folder);
  expect(conference).toMatchObject({ edition: 2, dates: DAYS });
  expect(committees[2]?.backgroundGuide).toEqual([{ title: 'Background Guide', url: '/coming-soon' }]);
  expect(addressals.map(({ confirmed }) => confirmed)).toEqual([false, false]);
  const ofEdition = folder.files.filter(({ name }) => !/^(?:site|pages)\//.test(name));
  expect(ofEdition.map(({ data, markdown }) => JSON.stringify(data) + markdown).join('\n')).not.toMatch(
    /2024|Niamh|Aoife|910 0017|Position papers|fish|sandwich|Case file|sample\.org\/(?!map|social)/i,
  );
  // Comments stay, and the notice is commented out, for use in a later edition.
  expect(read('content/conference.yaml')).toMatch(
    /^#notice:\n# {2}text: .*\n\n# {2}url: .*\n\n# {2}# Until.*\n# {2}until/m,
  );
  expect(read('content/committees/ocean.md')).toMatch(
    /^---\n# A committee.*\nagenda: To be written\n.*\n---\n\nTo be/s,
  );
  undo(words);
});

test('an error half way says how to undo what was changed', async () => {
  const { project, build, undo, refusal, read } = createProject();
  const message = await refusal(DAYS, (variables) => {
    rmSync(`${project}/content/secretariat.yaml`);
    mkdirSync(`${project}/content/secretariat.yaml`);
    return build(variables);
  });
  expect(message).toContain('This stopped half way: Error: EISDIR');
  expect(read('content/conference.yaml')).toContain('edition: 2');
  undo(message);
});

test('it refuses to keep what is not finished, and to change what git could not undo', async () => {
  const { project, git, edit, refusal } = createProject();
  git('switch --quiet --create main');
  mkdirSync(`${project}/public/2024`);
  edit('conference.yaml', 'sample.org/map', 'example.org/map');
  edit('conference.yaml', 'For students on', 'To be written');
  edit('addressals/debating-society.md', 'confirmed: true', 'confirmed: false');
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2024-04-20T23:59:59+01:00'));
  const message = await refusal();
  for (const obstacle of [
    'content/conference.yaml, line 18, map: This is a placeholder',
    'content/conference.yaml, line 31, registration[1].note: This is a placeholder',
    'content/addressals/debating-society.md, line 7: Its writer has not confirmed',
    'Commit these changes first:\n M content/addressals/debating-society.md\n M content/conference.yaml\n',
    'This is the branch main. Begin another: git switch --create next-edition',
    'The conference is not over: its last day in conference.yaml is 20\u00a0April 2024.',
    'There is a public/2024 already.',
  ])
    expect(message).toContain(obstacle);
  edit('conference.yaml', 'city: Galway', 'city: ""');
  expect(await refusal()).toMatch(/^content\/conference\.yaml, line 7, city: .*\n\nNothing has been changed\.$/);
});

test('the days are judged as those in conference.yaml; without a build or git, nothing is changed', async () => {
  const { project, git, refusal } = createProject();
  for (const [first = '', last = '', message] of [
    ['2090-02-29', '2090-03-01', 'Write a real date'],
    ['2090-05-09', '2090-06-09', 'These are more than 31 days'],
    ['2024-04-20', '2024-04-21', 'The next edition begins before this one is over'],
  ])
    expect(await refusal({ first, last })).toMatch(new RegExp(`^The days, as in npm .*: ${message}.*\n\nNothing`));
  expect(await refusal(DAYS, () => false)).toMatch(/^The site could not be built.*\n\nNothing/);
  expect(git('status --porcelain')).toBe('?? .local/\n');
  rmSync(`${project}/.git`, { recursive: true });
  expect(await refusal()).toContain('Without git, nothing could be undone: fatal: not a git repository');
});
