import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { z } from 'astro/zod';
import { afterAll, expect, test } from 'vitest';
import { checkContent } from '../../src/content/checks/check-content.ts';
import { ALL_RECORDS, ALL_TEXTS, LANGUAGE_RECORDS } from '../../src/content/collections.ts';
import { formatIssue } from '../../src/content/reading/issue.ts';
import { SAMPLE_CONTENT } from '../support/sample.ts';

/**
 * What a guide has its reader do. A comment says what the fence after it is:
 *
 * - `<!-- example: content/x.yaml -->`: a change to the file, or a whole new file. The check finds nothing wrong.
 * - `<!-- mistake: content/x.yaml -->`: a wrong change, made to the content as it is in the repository.
 * - `<!-- reported -->`: everything that the check reports after the step before it.
 *
 * Two comments have no fence: `<!-- remove: content/x.md -->` and `<!-- upload: content/x.webp -->`.
 */
interface Step {
  kind: 'example' | 'mistake' | 'reported' | 'remove' | 'upload';
  file: string;
  isDiff: boolean;
  text: string;
}

/** A heading, a step, or a fence that is none. */
const PART =
  /^#{1,6} (.+)$|^<!-- (example|mistake|reported|remove|upload)(?:: (\S+))? -->$(?:\n *```(\w*)\n([\s\S]*?)^ *```$)?|^ *```\w*\n[\s\S]*?^ *```$/gm;

const GUIDE = 'docs/for-the-secretariat.md';
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')];
const text = (file: string) => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
const sections = examplesIn(text(GUIDE));
const steps = [...sections.values()].flat();

const scratch = mkdtempSync(join(tmpdir(), 'guide-'));
afterAll(() => rmSync(scratch, { recursive: true }));

function freshFolder(): string {
  const folder = join(mkdtempSync(join(scratch, 'content-')), 'content');
  cpSync(SAMPLE_CONTENT, folder, { recursive: true });
  return folder;
}

async function reportOn(folder: string): Promise<string[]> {
  const { issues } = await checkContent(folder, 'public');
  return issues.map((issue) => formatIssue(issue).replaceAll(folder, 'content'));
}

/** Does what a step says to one file of a content folder. */
function follow({ kind, file, isDiff, text: written }: Step, folder: string): void {
  const path = join(dirname(folder), file);
  if (kind === 'remove') rmSync(path);
  else if (kind === 'upload') cpSync('tests/fixtures/pictures/table.webp', path);
  else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, isDiff ? withDiff(text(path), written) : written);
  }
}

test.each([...sections])('the check says what the guide does: %s', async (_title, steps) => {
  const folder = freshFolder();
  let touched = folder;
  for (const step of steps) {
    if (step.kind === 'reported') {
      expect(await reportOn(touched)).toEqual(step.text.trimEnd().split('\n'));
      continue;
    }
    touched = step.kind === 'mistake' ? freshFolder() : folder;
    follow(step, touched);
  }
  expect(await reportOn(folder)).toEqual([]);
});

test('the guide to the content has examples and mistakes, each mistake with its message', () => {
  const places = (kind: Step['kind']) => steps.flatMap((step, index) => (step.kind === kind ? index : []));
  expect(places('example').length).toBeGreaterThan(5);
  expect(places('mistake').length).toBeGreaterThan(5);
  expect(places('mistake').filter((index) => steps[index + 1]?.kind !== 'reported')).toEqual([]);
});

test.each(DOCUMENTS)('the commands that %s names can be run, and its links lead somewhere', (document) => {
  const commands = matchesIn(text(document), /`npm run ([\w:-]+)/g);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const links = matchesIn(withoutCode(text(document)), /\]\(([^)\s]+)\)/g);
  expect(links.filter((link) => !leadsSomewhere(document, link))).toEqual([]);
});

test.each(['README.md', 'CONTRIBUTING.md', GUIDE, 'docs/deploy.md'])('every file that %s names is there', (file) => {
  const made = steps.map((step) => step.file);
  const named = matchesIn(
    text(file),
    /`((?:\.github|content|deploy|docs|integrations|public|scripts|src|tests)\/[^`\s]*)`/g,
  );
  // A conference may do without some.
  const possible = Object.keys(ALL_RECORDS).map((name) => `content/${name}.yaml`);
  expect(named.filter((path) => ![...made, ...possible].includes(path) && !existsSync(inSample(path)))).toEqual([]);
});

test('every field in the table of the guide stands in its file', () => {
  const rows = [...text(GUIDE).matchAll(/^\| [^|]+ \| `(content\/[^`]+)` \| ([^|]+) \|$/gm)].flatMap(
    ([, file = '', cell = '']) => matchesIn(cell, /`([\w.[\]]+)`/g).map((field) => ({ file, field })),
  );
  expect(rows.length).toBeGreaterThan(20);
  const schemas: Record<string, z.ZodType> = { ...ALL_RECORDS, ...ALL_TEXTS, pl: LANGUAGE_RECORDS.parents };
  const fieldsOfFile = (file: string) => fieldsIn(schemas[/^content\/([\w-]+)/.exec(file)?.[1] ?? '']);
  expect(rows.filter(({ file, field }) => !fieldsOfFile(file).includes(field))).toEqual([]);
});

function inSample(path: string): string {
  return path.replace(/^content\//, `${SAMPLE_CONTENT}/`);
}

/** Names of all fields of a schema, such as `roles[].name`. */
function fieldsIn(schema: z.ZodType | undefined): string[] {
  return schema ? namesIn(z.toJSONSchema(schema, { io: 'input' }), '') : [];
}

function namesIn({ properties = {}, items, anyOf = [] }: z.core.JSONSchema.BaseSchema, at: string): string[] {
  const inner = Object.entries(properties).flatMap(([name, field]) => {
    const path = at ? `${at}.${name}` : name;
    return [path, ...namesIn(field as z.core.JSONSchema.BaseSchema, path)];
  });
  const entries = items ? namesIn(items as z.core.JSONSchema.BaseSchema, `${at}[]`) : [];
  return [...inner, ...entries, ...anyOf.flatMap((choice) => namesIn(choice as z.core.JSONSchema.BaseSchema, at))];
}

function leadsSomewhere(document: string, link: string): boolean {
  if (/^(https?|mailto):/.test(link)) return true;
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? document : normalize(join(dirname(document), path)).replaceAll('\\', '/');
  return existsSync(target) && (anchor === undefined || anchorsIn(text(target)).includes(anchor));
}

/** Steps of a guide in order, by the heading above them; headings without steps are left out. */
function examplesIn(markdown: string): Map<string, Step[]> {
  const sections = new Map<string, Step[]>();
  let title = '';
  for (const [whole, heading = title, kind, file = '', language, text] of markdown.matchAll(PART)) {
    title = heading;
    if (!kind) continue;
    if (text === undefined && kind !== 'remove' && kind !== 'upload') throw new Error(`No example follows: ${whole}`);
    const step = { kind: kind as Step['kind'], file, isDiff: language === 'diff', text: text ?? '' };
    sections.set(title, [...(sections.get(title) ?? []), step]);
  }
  return sections;
}

/**
 * A text with a change made to it: lines with `-` and with a space are in it one after the other, and are replaced by
 * those with `+` and with a space.
 * @throws if the lines are not in it
 */
function withDiff(text: string, diff: string): string {
  const lines = diff.trimEnd().split('\n');
  const without = (sign: string) => lines.map((line) => (line.startsWith(sign) ? '' : `${line.slice(1)}\n`)).join('');
  const before = without('+');
  if (!text.includes(before)) throw new Error(`The file does not say:\n${before}`);
  return text.replace(before, () => without('-'));
}

/** Places of a document that a link can lead to, named as GitHub names them. */
function anchorsIn(markdown: string): string[] {
  return matchesIn(withoutCode(markdown), /^#{1,6} (.+)$/gm).map((title) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function withoutCode(markdown: string): string {
  return markdown.replace(/^ *```[\s\S]*?^ *```$|`[^`\n]*`/gm, '');
}

/** What the first group of a pattern finds. */
function matchesIn(words: string, pattern: RegExp): string[] {
  return [...words.matchAll(pattern)].map(([, found = '']) => found);
}
