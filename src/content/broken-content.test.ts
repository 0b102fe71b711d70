import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkContent } from './check.ts';
import { fillInFacts } from './facts.ts';
import { formatIssue } from './issue.ts';
import { readContent } from './read.ts';
import { listReminders } from './reminders.ts';

const SAMPLE = 'tests/fixtures/sample-edition';
const FILES = globSync('**/*.{yaml,md,css,svg}', { cwd: SAMPLE }).sort();
const TRIES = 250;
/** Just below the longest line that is read. */
const LENGTH = 9000;

const SIGNS =
  '*new*|&new |*|!new |<<: |? |%|@|`|>|#| #|: |- |,|\\|\t|\u00a0|[|]|{|}|(|)|[[|![|](|](x|[](|"|\'|“|”|<|</|<!--|-->|</style>|---|...|***|```|{city|{__proto__}|{}|[]|~|null|true|0|-1|1e999|.inf|\n|\n\n|\r|\0|\ufeff|�|__proto__: x\n|constructor: x\n|a: &a [*a]\n|/*|*/|;';
/** What gets into a line by accident, or from somebody who tries what happens. Long ones show what takes too long. */
const PIECES = [
  ...SIGNS.split('|'),
  ...'[,![,](,{,",: ,- ,(,*,<,/*,`,&, ,**a ,a_b,[a](,|'.split(',').map((sign) => sign.repeat(LENGTH / sign.length)),
  `[x](${' '.repeat(LENGTH)}`,
  'x'.repeat(2 * LENGTH),
];

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(SAMPLE, folder, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Whole numbers below a limit that look random, the same in every run: https://en.wikipedia.org/wiki/Lehmer_random_number_generator */
function numbers(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

/** A text with one to three mistakes. */
function spoil(text: string, next: (limit: number) => number): string {
  const lines = text.split('\n');
  const piece = () => PIECES[next(PIECES.length)] ?? '';
  for (let count = 1 + next(3); count > 0; count--) {
    const at = next(lines.length);
    const line = lines[at] ?? '';
    const place = next(line.length + 1);
    const [before, after] = [line.slice(0, place), line.slice(place)];
    const mistakes = [
      [before + piece() + after],
      [before + piece() + after],
      [line.replace(/:.*/, () => `: ${piece()}`)],
      [line.replace(/:.*/, () => ':')],
      [` ${line}`],
      [line.slice(1)],
      [before],
      [line, line],
      [line, lines[next(lines.length)] ?? ''],
      [],
    ];
    lines.splice(at, 1, ...(mistakes[next(mistakes.length)] ?? []));
  }
  return lines.join('\n');
}

/** What `npm run check` does, and the development server before it shows a page. */
async function check(): Promise<string[]> {
  const content = readContent(folder);
  const issues = await checkContent(content);
  if (!content.edition || issues.length > 0) return issues.map((issue) => formatIssue(issue, 'content'));
  fillInFacts(content.edition);
  return listReminders(content.edition, content, Date.parse('2024-03-01'));
}

test('no mistake in a file makes the check throw or hang', { timeout: 300_000 }, async () => {
  const next = numbers(9);
  for (let index = 0; index < TRIES; index++) {
    const file = FILES[next(FILES.length)] ?? '';
    const spoilt = spoil(readFileSync(join(SAMPLE, file), 'utf8'), next);
    writeFileSync(join(folder, file), spoilt);
    await expect(check(), `${file}, spoilt:\n${spoilt.slice(0, 3000)}`).resolves.toBeDefined();
    cpSync(join(SAMPLE, file), join(folder, file));
  }
});
