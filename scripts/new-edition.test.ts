import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { checkContent } from '../src/content/check.ts';
import { editionOf, readContent } from '../src/content/read.ts';
import { listReminders } from '../src/content/reminders.ts';
import { createFolder, editFile, git, hasGit } from '../tests/support/folders.ts';
import { SAMPLE_CONTENT } from '../tests/support/sample.ts';

/** A copy of this project in a repository of its own, with an edition of three days. */
function createProject(): string {
  const project = createFolder({
    ...{ 'public/fees.pdf': 'x', 'public/handbook-2024.pdf': 'x', 'public/map.pdf': 'x', 'public/2023/home.html': 'x' },
    'content/pages/fees.md':
      '---\ntitle: Fees\ndescription: What it costs.\n---\n\n[All fees](/fees.pdf), [those of 2023](/2023/home)\n',
  });
  const copied = [
    'astro.config.ts',
    'integrations',
    'package.json',
    'public/_headers',
    'scripts',
    'src',
    'tsconfig.json',
  ];
  for (const part of [...copied, SAMPLE_CONTENT]) cpSync(part, join(project, part), { recursive: true });
  cpSync(SAMPLE_CONTENT, join(project, 'content'), { recursive: true });
  cpSync(`${SAMPLE_CONTENT}/pages/hall.jpg`, join(project, 'content/addressals/chair.jpg'));
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'junction');
  const edit = (file: string, from: string, to: string) => editFile(join(project, 'content', file), from, to);
  edit('conference.yaml', 'last: "2024-04-20"', 'last: "2024-04-22"');
  edit('conference.yaml', 'replyWithin', 'dressCode: [Ties, Bows, Hats]\nreplyWithin');
  edit('conference.yaml', 'https://example.org/resources/delegate-handbook', '/handbook-2024.pdf');
  edit('site/about.md', 'Come as you are', '{dressCode3} on the last day.\n\nCome as you are');
  edit('addressals/board-of-parents.md', 'closing:', 'portrait: chair.jpg\nportraitAlt: The chair\nclosing:');
  return project;
}

/** Without what Vitest and the tests’ own editions have set. */
const OF_TESTS = /^(?:BASE_URL|DEV|MODE|NODE_ENV|PROD|SITE_.*|SSR|TEST|VITEST.*)$/;
const ENV = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_TESTS.test(name)));

/** Lists the pages that are still those of an earlier year. */
const LIST_KEPT_PAGES = `
import { listKeptPages } from './src/content/kept-pages.ts';
import { readContent } from './src/content/read.ts';
console.log(listKeptPages(readContent('content'), 'public').join('\\n'));`;

test.skipIf(!hasGit)(
  'the site of a year that is over is kept, and the content is that of the next edition',
  async () => {
    const project = createProject();
    const options = { cwd: project, env: ENV, encoding: 'utf8' } as const;
    const commit = () => {
      git(project, 'add', 'content', 'public');
      git(project, 'commit', '--quiet', '--message', 'Change the content');
    };
    const runNewEdition = (...answers: string[]) =>
      spawnSync(process.execPath, ['scripts/new-edition.ts'], { ...options, input: `${answers.join('\n')}\n` });
    const read = (file: string) => readFileSync(join(project, file), 'utf8');
    git(project, 'init', '--quiet', '--initial-branch=main');
    commit();

    // Without one committee, a page and two documents of the year, and with new words on the page of photographs.
    const choices = ['4', '2', '3', '1,2'];
    const { status, stderr } = runNewEdition('2090-05-09', '2090-05-10', 'Town Hall, Ennis', 'Ennis', ...choices);
    expect([status, stderr]).toEqual([0, '']);
    const kept = globSync('public/2024/**/*.{html,json}', { cwd: project });
    expect(kept.map(read).join('')).not.toMatch(/Niamh|910 0017|<textarea/);
    const notice =
      /href="https:\/\/corribmun\.example\.org"[^>]*>This is the website of the first edition, which ended/;
    expect(read('public/2024/home.html')).toMatch(notice);
    expect(read('public/2024/contact.html')).toContain('<a href="../contact">');
    // Earlier editions stay at the root.
    for (const address of ['/2024/fees.pdf', '/2023/home'])
      expect(read('public/2024/fees.html')).toContain(`href="${address}"`);
    expect(existsSync(join(project, 'public/2024/2023'))).toBe(false);

    // The next edition has its own facts, and its year’s texts, people, pictures and links are to come.
    const content = readContent(join(project, 'content'));
    expect(await checkContent(content, join(project, 'public'))).toEqual([]);
    const edition = editionOf(content);
    const { conference, committees, addressals, secretariat } = edition;
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
    const reminders = (await listReminders(edition, content, Date.parse('2025-09-01'))).join('\n');
    for (const slug of slugs) expect(reminders.split(`committees/${slug}.md`)).toHaveLength(2);
    const written = content.files.filter(({ name }) => !name.startsWith('site/'));
    expect(written.map(({ fields, markdown }) => JSON.stringify(fields) + markdown).join('\n')).not.toMatch(
      /2024-04-20|Saltmarsh Hall|Niamh|fishing nets|example\.org\/apply/,
    );
    expect(read('content/conference.yaml')).toContain('#notice:\n#  text: Position papers');
    expect(read('content/secretariat.yaml')).toMatch(/^# The people on the page Contact/);
    expect(read('content/pages/media.md')).toMatch(/^title: Photographs$.*---\n\nTo be written\n$/ms);
    expect(read('content/site/about.md')).toMatch(/^To be written\n\nCome as you are/m);
    const gone = globSync(['content/{pages,addressals}/*.{jpg,webp}', 'content/pages/fees.md', 'public/*.pdf'], {
      cwd: project,
    });
    expect(gone).toEqual(['public/map.pdf']);

    expect(runNewEdition().stderr).toContain('Commit or undo these changes first');
    commit();
    editFile(join(project, 'content/pages/privacy.md'), /$/, '\nNew words.\n');
    const pages = spawnSync(process.execPath, ['--input-type=module', '--eval', LIST_KEPT_PAGES], options).stdout;
    expect(pages).toMatch(/2024.*accessibility/s);
    expect(pages).not.toContain('privacy');
    commit();
    expect(runNewEdition().stderr).toMatch(
      /The conference is not over: its last day in conference.yaml is 10\sMay 2090/,
    );
    git(project, 'switch', '--quiet', 'main');
    expect(runNewEdition('2090-05-09').stderr).toContain('There is a branch edition-2090 from an earlier run');
  },
  600_000,
);
