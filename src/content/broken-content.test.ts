import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copySampleEdition } from '../../tests/support/folders.ts';
import { SAMPLE_CONTENT } from '../../tests/support/sample.ts';
import { checkContent } from './check.ts';
import { fillInFacts } from './facts.ts';
import { readContent } from './read.ts';
import { listReminders } from './reminders.ts';

const FILES = globSync('**/*.{yaml,md,css,svg}', { cwd: SAMPLE_CONTENT }).sort();
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

/** Whole numbers below a limit that look random, the same in every run: https://en.wikipedia.org/wiki/Lehmer_random_number_generator */
function numbers(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

/** A text with a piece in one of its lines, in place of a value or of the line, and with another line out of order. */
function spoil(text: string, piece: string, next: (limit: number) => number): string {
  const lines = text.split('\n');
  const at = next(lines.length);
  const line = lines[at] ?? '';
  const place = next(line.length + 1);
  const spoilt = [line.slice(0, place) + piece + line.slice(place), line.replace(/:.*/, () => `: ${piece}`), piece];
  lines[at] = spoilt[next(spoilt.length)] ?? '';
  const other = next(lines.length);
  const moved = lines[other] ?? '';
  const outOfOrder = [[` ${moved}`], [moved.slice(1)], [moved, moved], [moved.slice(0, next(moved.length + 1))], []];
  if (next(2) === 0) lines.splice(other, 1, ...(outOfOrder[next(outOfOrder.length)] ?? []));
  return lines.join('\n');
}

test('no mistake in a file makes the check throw or hang', async () => {
  const folder = copySampleEdition();
  const next = numbers(9);
  /** What `npm run check` does, and the development server before it shows a page. */
  const check = async () => {
    const content = readContent(folder);
    const issues = await checkContent(content);
    if (!content.edition || issues.length > 0) return issues;
    fillInFacts(content.edition);
    return listReminders(content.edition, content, Date.parse('2024-03-01'));
  };
  const spoilt = PIECES.map((piece) => {
    const file = FILES[next(FILES.length)] ?? '';
    return { file, text: spoil(readFileSync(join(SAMPLE_CONTENT, file), 'utf8'), piece, next) };
  });
  const empty = FILES.map((file) => ({ file, text: '' }));
  for (const { file, text } of [...spoilt, ...empty]) {
    writeFileSync(join(folder, file), text);
    await expect(check(), `${file}, spoilt:\n${text.slice(0, 3000)}`).resolves.toBeDefined();
    cpSync(join(SAMPLE_CONTENT, file), join(folder, file));
  }
});
