import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { SAMPLE_CONTENT } from '../../../tests/support/sample.ts';
import { formatIssue } from '../reading/issue.ts';
import { checkContent } from './check-content.ts';

/** What is done to the content of the sample edition. */
interface Step {
  /** A file, in which `change` becomes `to`, or to which `append` is added. */
  in?: string;
  change?: string;
  to?: string;
  append?: string;
  /** A file with a new `text`, or with bytes in `base64`. */
  write?: string;
  text?: string;
  base64?: string;
  /** A file in which each line ends like on Windows, after a byte order mark. */
  windows?: string;
  /** Where a photograph is put. */
  photograph?: string;
  /** What `committees/ocean.md` says in `image`. */
  image?: string;
  remove?: string;
  steps?: Step[];
}

interface Case extends Step {
  name: string;
  /** A part of what is reported. */
  says: string;
}

const cases: { mistakes: Record<string, Case[]>; doubts: Case[]; right: Case[] } = parse(
  readFileSync(new URL('check-content.cases.yaml', import.meta.url), 'utf8'),
);
const scratch = mkdtempSync(join(tmpdir(), 'content-'));
const publicFolder = join(scratch, 'public');
const withOnePicture = join(scratch, 'sample');
let photograph: Buffer;
let folder: string;

beforeAll(async () => {
  mkdirSync(join(publicFolder, 'pictures'), { recursive: true });
  writeFileSync(join(publicFolder, 'pictures/hall.webp'), '');
  photograph = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#efecdf' } })
    .jpeg()
    .toBuffer();
  folder = withOnePicture;
  cpSync(SAMPLE_CONTENT, folder, { recursive: true });
  // The committees of the sample edition have none.
  write('committees/ocean.webp', await sharp(photograph).resize(800, 1000).webp().toBuffer());
  edit('committees/ocean.md', (text) =>
    text.replace('summary: ', 'image: ocean.webp\nimageAlt: A boat between two nets\nsummary: '),
  );
});
afterAll(() => rmSync(scratch, { recursive: true }));
beforeEach(() => {
  folder = join(mkdtempSync(join(scratch, 'case-')), 'content');
  cpSync(withOnePicture, folder, { recursive: true });
});
afterEach(() => rmSync(dirname(folder), { recursive: true }));

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

function edit(file: string, change: (text: string) => string): void {
  write(file, change(readFileSync(join(folder, file), 'utf8')));
}

function take({ in: file = '', change, to = '', append, steps = [], ...step }: Step): void {
  if (change !== undefined)
    edit(file, (text) => {
      if (!text.includes(change)) throw new Error(`${file} does not say: ${change}`);
      return text.replace(change, () => to);
    });
  if (append !== undefined) edit(file, (text) => `${text}\n\n${append}\n`);
  if (step.write) write(step.write, step.base64 ? Buffer.from(step.base64, 'base64') : (step.text ?? ''));
  if (step.windows) edit(step.windows, (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  if (step.photograph) write(step.photograph, photograph);
  if (step.image) take({ in: 'committees/ocean.md', change: 'image: ocean.webp', to: `image: ${step.image}` });
  if (step.remove) rmSync(join(folder, step.remove), { recursive: true });
  steps.forEach(take);
}

/** What is reported, as lines, with the files named as in the project. */
async function report(): Promise<{ wrong: string[]; look: string[] }> {
  // All announcements have been published.
  const { issues, doubts } = await checkContent(folder, publicFolder, Date.parse('2024-04-21'));
  const lines = (list: typeof issues) => list.map((issue) => formatIssue(issue).replaceAll(folder, 'content'));
  return { wrong: lines(issues), look: lines(doubts) };
}

test('the content of this edition has no issues', async () => {
  expect(await report()).toEqual({ wrong: [], look: [] });
});

describe.each(Object.entries(cases.mistakes))('wrong: %s', (_group, mistakes) => {
  test.each(mistakes)('$name', async (mistake) => {
    take(mistake);
    const { wrong } = await report();
    expect(wrong.join('\n')).toContain(mistake.says);
    for (const line of wrong) {
      expect(line).toMatch(/^content\S*( \S+)*?(, line \d+)?(, [\w.[\]-]+)?: .+[.?)}\]\w:"'*]$/su);
      expect(line, 'words for programmers').not.toMatch(/Invalid input|expected|undefined|\bat .+:\d+:\d+|Error\b/);
    }
  });
});

test.each(cases.doubts)('please look: $name', async (doubt) => {
  take(doubt);
  const { wrong, look } = await report();
  expect(wrong).toEqual([]);
  expect(look.join('\n')).toContain(doubt.says);
});

test.each(cases.right)('right: $name', async (good) => {
  take(good);
  expect(await report()).toEqual({ wrong: [], look: [] });
});

test('a mark of direction is right where a text runs from right to left', async () => {
  cpSync('tests/fixtures/ur', join(folder, 'ur'), { recursive: true });
  take({ in: 'ur/parents.yaml', change: 'translation: فیس', to: 'translation: فیس (EUR)\u200f' });
  expect((await report()).wrong).toEqual([]);
});

test('half a picture, and a heavy one', async () => {
  take({ image: 'half.jpg' });
  write('committees/half.jpg', photograph.subarray(0, photograph.length / 2));
  expect((await report()).wrong).toEqual([expect.stringContaining('half.jpg cannot be read as a picture.')]);
  write('committees/half.jpg', Buffer.alloc(20_000_001));
  expect((await report()).wrong).toEqual([expect.stringContaining('half.jpg is 21 MB, and the website takes')]);
  take({ in: 'media.yaml', change: 'vote.webp', to: 'half.jpg' });
  write('media/half.jpg', Buffer.alloc(20_000_001));
  expect((await report()).wrong).toContainEqual(expect.stringContaining('pictures[1].file: half.jpg is 21 MB'));
});

test('several issues in several files are reported in one run, in reading order', async () => {
  take({ in: 'conference.yaml', change: '"2024-04-20"', to: '"2024-02-30"' });
  take({ in: 'conference.yaml', change: 'city: Galway', to: 'city: ""' });
  take({ in: 'guidelines.yaml', change: 'overview:', to: '\toverview:' });
  take({ in: 'committees/newsroom.md', change: 'agenda:', to: 'agneda:' });
  take({ remove: 'privacy.yaml' });
  take({ in: 'about/day.md', append: 'TODO and [the rules](/rules).' });
  take({ image: 'oceann.webp' });
  const files = (await report()).wrong.map((line) => /^content\/([^,:.]+)/.exec(line)?.[1]);
  expect(files.join(' ')).toBe(
    'about/day about/day committees/newsroom committees/ocean conference conference guidelines privacy',
  );
});

test('everything that is wrong in one file is reported in one run', async () => {
  const file = 'committees/city-council.md';
  take({ in: file, change: 'kind: local', to: 'kind: town' });
  take({ in: file, change: 'order: 3', to: 'order: third' });
  take({ in: file, change: '\ntitle: City Council', to: '\ntitle: TODO' });
  take({ in: file, change: '\nsummary: ', to: '\nimage: cty.webp\nsummary: ' });
  take({ in: file, change: 'url: /coming-soon', to: 'url: /coming-son' });
  edit(file, (text) => text.replace(/^caseFileDaysBefore: .*\n/m, ''));
  const { wrong } = await report();
  expect(wrong).toEqual([
    expect.stringContaining('The text below the second line of dashes is missing.'),
    expect.stringContaining('order: Write a whole number'),
    expect.stringContaining('title: “TODO” is a note'),
    expect.stringContaining('kind: conference.yaml has no kind town'),
    expect.stringContaining('image: The picture has no description'),
    expect.stringContaining('image: There is no picture cty.webp'),
    expect.stringContaining('backgroundGuide[0].url: There is no page /coming-son.'),
  ]);
});

test('a mistake in the schedule is not reported again where a link leads to its page', async () => {
  take({ in: 'schedule.yaml', change: 'end: "09:15"', to: 'end: soon' });
  take({ in: 'about/day.md', append: 'See the [schedule](/schedule).' });
  expect((await report()).wrong).toEqual([expect.stringContaining('days[0].sessions[0].end: Write a time')]);
});

test('while the days cannot be those of a conference, nothing but them is compared', async () => {
  take({ in: 'conference.yaml', change: 'first: "2024-04-20"', to: 'first: "2024-04-27"' });
  expect((await report()).wrong).toEqual([
    expect.stringContaining('dates.last: The last day, 2024-04-20, is before the first'),
    expect.stringContaining('countdownTarget: 2024-04-20T00:00:00 is not on'),
  ]);
});
