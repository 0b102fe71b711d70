import { execSync, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { checkContent } from '../../src/content/checks/check-content.ts';
import { launchList } from '../../src/content/checks/launch-list.ts';
import { formatIssue } from '../../src/content/reading/issue.ts';
import { makeRepository } from '../../tests/support/repository.ts';

// Each starts processes, which a busy machine may take its time for.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const ANSWERS = {
  name: 'Scheldt Model United Nations',
  edition: '2',
  city: 'Antwerp',
  country: 'be',
  first: '2099-03-07',
  email: 'mun@scheldt.example.org',
};

const repository = makeRepository();
const { folder, changes, read } = repository;

beforeAll(() => {
  mkdirSync(join(folder, 'archives/2021'), { recursive: true });
  writeFileSync(join(folder, 'archives/2021/index.html'), 'The site of 2021');
  repository.commit();
});
afterAll(() => repository.remove());
beforeEach(() => repository.reset());

/** Runs the command where nobody is at a terminal. */
function newConference(answers = ANSWERS) {
  const options = Object.entries(answers).map(([name, value]) => `--${name}=${value}`);
  const command = ['scripts/new-conference/new-conference.ts', ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  return { status, output: `${stdout}\n${stderr}` };
}

test('a content without mistakes takes the place of that of the school before, and can be taken back', async () => {
  const { status, output } = newConference();
  expect([status, output]).toEqual([
    0,
    expect.stringContaining('content/ is now that of Scheldt Model United Nations'),
  ]);
  const conference = read('content/conference.yaml');
  for (const line of [
    'shortName: SMUN',
    'edition: 2',
    'country: BE',
    'timeZone: Europe/Brussels',
    '  last: "2099-03-07"',
  ])
    expect(conference).toContain(`\n${line}\n`);
  expect(existsSync(join(folder, 'archives'))).toBe(false);
  expect(existsSync(join(folder, 'content/schedule.yaml'))).toBe(false);
  const now = Date.parse('2098-09-01');
  const { issues, doubts, edition, passages } = await checkContent(join(folder, 'content'), 'public', now);
  expect([issues, doubts]).toEqual([[], []]);
  const toDo = edition ? launchList(edition, now, passages).map(formatIssue) : [];
  expect(toDo).toContain(
    'committees/general-assembly.md, agenda: Visitors read “To be written” here. Write what they should read.',
  );
  expect(toDo).toContainEqual(expect.stringContaining('testedOn: Nobody has tested the website'));
  const [, undo = ''] = /^To undo all of it[^:]*: (.+)$/m.exec(output) ?? [];
  execSync(undo, { cwd: folder });
  expect(changes()).toBe('');
});

test('an option that it does not have, or --help, shows those that it has', () => {
  const run = (option: string) =>
    spawnSync(process.execPath, ['scripts/new-conference/new-conference.ts', option], {
      cwd: folder,
      encoding: 'utf8',
    });
  const usage = 'npm run new-conference -- [--name …] [--short-name …]';
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining(usage), stderr: '' });
  const { status, stderr } = run('--town=Ghent');
  expect([status, stderr]).toEqual([1, expect.stringContaining(usage)]);
  expect(stderr).not.toContain('node:');
});

test('it refuses while something is not committed', () => {
  appendFileSync(join(folder, 'content/preamble.md'), '\nMore.\n');
  const { status, output } = newConference();
  expect([status, output]).toEqual([1, expect.stringContaining('Commit or undo these changes first')]);
  expect(changes()).toBe(' M content/preamble.md\n');
});

test('answers that cannot be right, or are missing, are named with their remedy, and nothing changes', () => {
  const { status, output } = newConference({
    ...ANSWERS,
    edition: 'second',
    country: 'Belgium',
    first: '7 March',
    name: '',
  });
  expect(status).toBe(1);
  expect(output).toContain('country: Write the two letters of the country here, for example: BE');
  expect(output).toContain('edition: Write a whole number here');
  expect(output).toContain('dates.first: Write a real date as year-month-day');
  expect(output).toContain('name: Some text is missing here.');
  expect(output).toContain('Nothing has been changed.');
  expect(changes()).toBe('');
});

test('a time zone that does not follow from the city is asked for, with those of the country', () => {
  const { status, output } = newConference({ ...ANSWERS, city: 'A village', country: 'AU' });
  expect(status).toBe(1);
  expect(output).toMatch(
    /timeZone: The time zone is missing. Write one of these: .*Australia\/Perth, Australia\/Sydney/,
  );
  expect(changes()).toBe('');
});
