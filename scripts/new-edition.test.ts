import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { contentOf, readContentFolder } from '../src/content/read.ts';
import { checkContent } from '../src/content-check/check-content.ts';
import { listReminders } from '../src/content-check/reminders.ts';
import { filesIn } from '../src/shared/files.ts';
import { createFolder, editFile, git, hasGit } from '../tests/support/folders.ts';
import { SAMPLE_CONTENT } from '../tests/support/sample.ts';

/** In place of the real build: copies its input into the site. */
const BUILD = `
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
const { SITE_BASE, SITE_CONTENT_DIR, SITE_OUT_DIR } = process.env;
cpSync('public', SITE_OUT_DIR, { recursive: true });
cpSync(SITE_CONTENT_DIR, SITE_OUT_DIR, { recursive: true });
writeFileSync(SITE_OUT_DIR + '/contact.html', '<textarea>');
writeFileSync(SITE_OUT_DIR + '/home.html', SITE_BASE);
`;

const PDF = '%PDF-1.7';

/** A repository with the commands of this project, and an edition of three days. */
function createProject(): string {
  const project = createFolder({
    ...{ 'public/fees.pdf': PDF, 'public/handbook-2024.pdf': PDF, 'public/map.pdf': PDF, 'public/2023/home.html': 'x' },
    ...{ 'public/_headers': 'x', 'package.json': '{"type":"module"}' },
    'content/pages/fees.md':
      '---\ntitle: Fees\ndescription: What it costs.\n---\n\n[All fees](/fees.pdf), [those of 2023](/2023/home)\n',
  });
  for (const part of ['integrations', 'scripts', 'src']) cpSync(part, join(project, part), { recursive: true });
  editFile(join(project, 'scripts/astro.ts'), /^.*$/s, BUILD);
  cpSync(SAMPLE_CONTENT, join(project, 'content'), { recursive: true });
  cpSync(`${SAMPLE_CONTENT}/pages/hall.jpg`, join(project, 'content/addressals/chair.jpg'));
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'junction');
  const edit = (file: string, from: string, to: string) => editFile(join(project, 'content', file), from, to);
  edit('conference.yaml', 'last: "2024-04-20"', 'last: "2024-04-22"');
  edit('conference.yaml', 'replyWithin', 'dressCode: [Ties, Bows, Hats]\nreplyWithin');
  edit('conference.yaml', 'https://example.org/resources/delegate-handbook', '/handbook-2024.pdf');
  edit('conference.yaml', 'timeZone', 'nextEdition: { first: "2024-10-01", last: "2024-10-02" }\ntimeZone');
  edit('site/about.md', 'Come as you are', '{dressCode3} on the last day.\n\nCome as you are');
  edit('addressals/board-of-parents.md', 'closing:', 'portrait: chair.jpg\nportraitAlt: The chair\nclosing:');
  git(project, 'init', '--quiet', '--initial-branch=main');
  commit(project);
  return project;
}

function commit(project: string): void {
  git(project, 'add', 'content', 'public');
  git(project, 'commit', '--quiet', '--message', 'Change the content');
}

/** Variables that Vitest and the tests have set. */
const TEST_VARIABLE = /^(?:BASE_URL|DEV|MODE|NODE_ENV|PROD|SITE_.*|SSR|TEST|VITEST.*)$/;
const ENV = Object.fromEntries(Object.entries(process.env).filter(([name]) => !TEST_VARIABLE.test(name)));

function runNewEdition(project: string, answers: string[] = [], env = {}) {
  const input = `${answers.join('\n')}\n`;
  const options = { cwd: project, env: { ...ENV, ...env }, encoding: 'utf8', input } as const;
  return spawnSync(process.execPath, ['scripts/new-edition.ts'], options);
}

/** Removes one committee, one page and two documents, and empties the page of photographs. */
const ANSWERS = ['2090-05-09', '2090-05-10', 'Town Hall, Ennis', 'Ennis', '4', '2', '3', '1,2'];

test.skipIf(!hasGit)(
  'the site of a year that is over is kept, and the content is that of the next edition',
  async () => {
    const project = createProject();
    const read = (file: string) => readFileSync(join(project, file), 'utf8');
    const before = filesIn(`${project}/content`);
    // The announced dates have passed, so the first answer is refused.
    const { status, stdout, stderr } = runNewEdition(project, ['', ...ANSWERS]);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/This must be 20\d\d-\d\d-\d\d or later/);

    // The kept site names no contacts and no next edition; earlier editions stay at the root.
    expect(read('public/2024/home.html')).toBe('/2024');
    expect(read('public/2024/secretariat.yaml')).not.toMatch(/Niamh|910 0017/);
    expect(read('public/2024/conference.yaml')).toMatch(
      /text: This is the website of the first edition, which ended on 22.April 2024.\n {2}link: https:\/\/corribmun\.example\.org$/m,
    );
    expect(read('public/2024/conference.yaml')).not.toMatch(/^nextEdition/m);
    expect(read('public/2024/contact.html')).toContain('<a href="../contact">');
    expect(read('public/2024/fees.pdf')).toBe(PDF);
    for (const gone of ['2023', '_headers']) expect(existsSync(join(project, 'public/2024', gone))).toBe(false);

    // The next edition has its facts; texts, people, pictures and links of the past year are emptied.
    const contentFolder = readContentFolder(join(project, 'content'));
    // There is no third day any more.
    expect(await checkContent(contentFolder, join(project, 'public'))).toEqual([
      expect.objectContaining({ file: 'site/about.md', message: expect.stringContaining('no fact {dressCode3}') }),
    ]);
    const content = contentOf(contentFolder);
    const { conference, committees, addressals, secretariat } = content;
    const dates = { first: '2090-05-09', last: '2090-05-10' };
    expect(conference).toMatchObject({ edition: 2, dates, city: 'Ennis', dressCode: ['Ties', 'Bows'] });
    expect(conference.notice).toBeUndefined();
    expect(conference.resources[0]?.url).toBe('https://example.org/conference/resources/1');
    const slugs = committees.map(({ slug }) => slug);
    expect(slugs).toEqual(['ocean', 'european-council', 'city-council', 'newsroom']);
    for (const { agenda, summary } of committees) expect([agenda, summary]).toEqual(['To be written', 'To be written']);
    expect(committees[2]?.backgroundGuide[0]?.url).toBe('/coming-soon');
    expect(addressals.every(({ author, confirmed, portrait }) => !author && !confirmed && !portrait)).toBe(true);
    expect(secretariat.roles.every(({ name, phones }) => name === '' && phones.length === 0)).toBe(true);
    const groups = await listReminders(content, contentFolder, Date.parse('2025-09-01'), join(project, 'public'));
    const toBeWritten = groups.flatMap(({ lines }) => lines.filter((line) => line.startsWith('Texts to be written')));
    for (const slug of slugs) expect(toBeWritten.join()).toContain(`committees/${slug}.md, lines`);
    const written = contentFolder.files.filter(({ name }) => !name.startsWith('site/'));
    expect(written.map(({ data, markdown }) => JSON.stringify(data) + markdown).join('\n')).not.toMatch(
      /2024-04-20|Saltmarsh Hall|Niamh|fishing nets|example\.org\/apply/,
    );
    expect(read('content/conference.yaml')).toContain('#notice:\n#  text: Position papers');
    expect(read('content/conference.yaml')).toMatch(/^# The facts of .*^## city of the conference$/ms);
    expect(read('content/pages/media.md')).toMatch(/^title: Photographs$.*---\n\nTo be written\n$/ms);
    const gone = globSync(['content/{pages,addressals}/*.{jpg,webp}', 'content/pages/fees.md', 'public/*.pdf'], {
      cwd: project,
    });
    expect(gone).toEqual(['public/map.pdf']);

    // Undoing removes everything, also what was written since.
    cpSync(join(project, 'content/site/about.md'), join(project, 'content/pages/news.md'));
    git(project, 'add', 'content/pages/news.md');
    cpSync(join(project, 'content/site/about.md'), join(project, 'content/pages/more.md'));
    for (const line of stdout
      .slice(stdout.lastIndexOf(':\n') + 2)
      .trim()
      .split('\n'))
      git(project, ...line.replace('git ', '').split(' '));
    expect(git(project, 'status', '--short', '--branch', 'content', 'public').trim()).toBe('## main');
    expect(filesIn(`${project}/content`)).toEqual(before);
  },
  60_000,
);

test.skipIf(!hasGit)(
  'it asks before it keeps unwritten or private texts, and refuses what cannot be undone',
  () => {
    const project = createProject();
    const edit = (from: string | RegExp, to: string) => editFile(join(project, 'content/conference.yaml'), from, to);
    edit('note: How the day works, in ten pages', 'note: To be written');
    expect(runNewEdition(project).stderr).toContain('Commit or undo these changes first');
    editFile(join(project, 'content/pages/fees.md'), 'All fees', 'Ring +91 98765 43211, all fees');
    commit(project);
    const { stdout, stderr } = runNewEdition(project, ['yes', 'no']);
    expect(stdout).toMatch(/never written.*\n\n- conference\.yaml, line \d+\n/);
    expect(stdout).toMatch(/must not be public.*\n\n- Telephone numbers.*pages\/fees\.md/);
    expect(stderr).toContain('Nothing has been changed');
    git(project, 'branch', 'edition-2090');
    expect(runNewEdition(project, ['yes', 'yes', '2090-05-09']).stderr).toContain('There is a branch edition-2090');
    edit(/^nextEdition:.*\n/m, '');
    edit('first: "2024-04-20"\n  last: "2024-04-22"', 'first: "2090-04-20"\n  last: "2090-04-22"');
    commit(project);
    expect(runNewEdition(project).stderr).toMatch(/not over: its last day in conference.yaml is 22\sApril 2090/);
    const foreign = { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' };
    expect(runNewEdition(project, [], foreign).stderr).toContain('dubious ownership');
  },
  60_000,
);
