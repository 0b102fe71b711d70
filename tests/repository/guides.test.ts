import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkContent } from '../../src/content/checks/check-content.ts';
import { formatIssue } from '../../src/content/checks/issue.ts';
import { readFile } from '../../src/content/checks/read-file.ts';
import { anchorsIn, examplesIn, linksIn, type Step, withDiff } from './guide-examples.ts';

/** The guides show the ninth edition, whatever the content is now. */
const SAMPLE = 'tests/fixtures/sample-edition';
const GUIDE = 'docs/for-the-secretariat.md';
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`),
];
const text = (file: string) => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };

const scratch = mkdtempSync(join(tmpdir(), 'guide-'));
afterAll(() => rmSync(scratch, { recursive: true }));

function freshFolder(): string {
  const folder = join(mkdtempSync(join(scratch, 'content-')), 'content');
  cpSync(SAMPLE, folder, { recursive: true });
  return folder;
}

async function told(folder: string): Promise<string[]> {
  const { issues } = await checkContent(folder, 'public');
  return issues.map((issue) => formatIssue(issue).replaceAll(folder, 'content'));
}

/** Does what a step says to one file of a content folder. */
function follow({ kind, file, text: written }: Exclude<Step, { kind: 'told' }>, folder: string): void {
  const path = join(dirname(folder), file);
  if (kind === 'remove') rmSync(path);
  else if (kind === 'upload') cpSync(join(folder, 'committees/unsc.webp'), path);
  else writeFileSync(path, kind === 'file' ? written : withDiff(readFileSync(path, 'utf8'), written));
}

describe.each([...examplesIn(text(GUIDE))].map(([title, steps]) => ({ title, steps })))('$title', ({ steps }) => {
  test('whoever follows the examples is told what the guide says, and ends with a content that is right', async () => {
    const folder = freshFolder();
    let touched = folder;
    for (const step of steps) {
      if (step.kind === 'told') {
        expect(await told(touched)).toEqual(step.text.trimEnd().split('\n'));
        continue;
      }
      touched = step.kind === 'mistake' ? freshFolder() : folder;
      follow(step, touched);
    }
    expect(await told(folder)).toEqual([]);
  });
});

test('the guide to the content has examples and mistakes, each mistake with its message', () => {
  const steps = [...examplesIn(text(GUIDE)).values()].flat();
  const count = (kind: Step['kind']) => steps.filter((step) => step.kind === kind).length;
  expect(count('change')).toBeGreaterThan(5);
  expect(count('mistake')).toBeGreaterThan(5);
  expect(steps.flatMap(({ kind }, index) => (kind === 'mistake' ? [steps[index + 1]?.kind] : []))).not.toContain(
    undefined,
  );
  expect(
    steps.every(({ kind }, index) => kind !== 'mistake' || steps[index + 1]?.kind === 'told'),
    'a mistake without a message',
  ).toBe(true);
});

describe.each(DOCUMENTS)('%s', (document) => {
  test('every command that it names can be run', () => {
    const named = [...text(document).matchAll(/`npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('its links lead somewhere, and to places that are there', () => {
    expect(linksIn(text(document)).filter((link) => !leadsSomewhere(document, link))).toEqual([]);
  });
});

test.each(['README.md', 'CONTRIBUTING.md', GUIDE, 'docs/deploy.md'])('every file that %s names is there', (file) => {
  const made = [...examplesIn(text(GUIDE)).values()]
    .flat()
    .flatMap((step) => (step.kind === 'file' || step.kind === 'upload' ? [step.file] : []));
  const named = [
    ...text(file).matchAll(
      /`((?:\.github|content|deploy|docs|integrations|public|scripts|src|tests|tools)\/[^`\s]*)`/g,
    ),
  ].map(([, path = '']) => path);
  const isThere = (path: string) => made.includes(path) || existsSync(path.replace(/^content\//, `${SAMPLE}/`));
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

test('every field in the table of the guide stands in its file', () => {
  const rows = [...text(GUIDE).matchAll(/^\| [^|]+ \| `(content\/[^`]+)` \| ([^|]+) \|$/gm)].flatMap(
    ([, file = '', cell = '']) => [...cell.matchAll(/`([\w.[\]]+)`/g)].map(([, field = '']) => ({ file, field })),
  );
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ file, field }) => !recordsOf(file).some((record) => hasField(record, field)))).toEqual([]);
});

function leadsSomewhere(document: string, link: string): boolean {
  if (/^(https?|mailto):/.test(link)) return true;
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? document : normalize(join(dirname(document), path)).replaceAll('\\', '/');
  return existsSync(target) && (anchor === undefined || anchorsIn(text(target)).includes(anchor));
}

/** What a file says, or every file of a folder. */
function recordsOf(file: string): unknown[] {
  const path = file.replace(/^content\//, `${SAMPLE}/`);
  if (path.endsWith('/'))
    return readdirSync(path)
      .filter((name) => name.endsWith('.md'))
      .map((name) => readFile(path + name).data);
  return [parse(text(path))];
}

/** @param field such as `roles[].name`: of some entry of a list */
function hasField(record: unknown, field: string): boolean {
  const found = field.split('.').reduce<unknown[]>(
    (values, step) => {
      const name = step.replace('[]', '');
      const inside = values.flatMap((value) =>
        typeof value === 'object' && value !== null && name in value ? [(value as Record<string, unknown>)[name]] : [],
      );
      return step.endsWith('[]') ? inside.flat() : inside;
    },
    [record],
  );
  return found.length > 0;
}
