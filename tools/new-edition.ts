/**
 * Starts the next edition: `npm run new-edition`, with questions, or with the answers as options:
 * `npm run new-edition -- --first 2026-10-09 --last 2026-10-10 --venue "The school, Lucknow"`.
 * docs/decisions/0017-new-edition.md says how and why.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { checkContent } from '../src/content/check-content.ts';
import { readPastEditions, slugsIn } from '../src/content/past-editions.ts';
import type { Problem } from '../src/content/problem.ts';
import { addDays, countDays, formatDate } from '../src/lib/dates.ts';
import { ordinal } from '../src/lib/numbers.ts';
import { type Answers, faultsOf, findFaults, isDone, type PresentEdition } from './new-edition/answers.ts';
import { readPresent } from './new-edition/reset-folder.ts';
import { type Means, startEdition } from './new-edition/start-edition.ts';

const NOTHING_CHANGED = 'Nothing has been changed.';

const means: Means = { build, check, move: renameSync, say: console.log };

try {
  const present = readPresent('content');
  const answers = await readAnswers(present);
  if (isDone(answers, present)) {
    console.log(
      `The website is already about the ${ordinal(answers.edition)} edition, on these days. ${NOTHING_CHANGED}`,
    );
  } else {
    const faults = [...findFaults(answers, present), ...unsavedChanges()];
    if (faults.length > 0) throw new Error(faults.join('\n'));
    const { year, leftToDo } = await startEdition(process.cwd(), answers, means);
    console.log(
      `\nDone. The site of ${year} stays at /${year}, and content/ is that of the ${ordinal(answers.edition)} edition.`,
    );
    if (Date.parse(answers.last) < Date.now())
      console.log(
        `\nIts last day, ${formatDate(answers.last)}, has already passed. If that is wrong, correct dates: in content/conference.yaml.`,
      );
    console.log(`\n${leftToDo}\n\nThen look at it with npm run dev, and publish it by committing content and archive.`);
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n\n${NOTHING_CHANGED}`);
  process.exitCode = 1;
}

/** The answers from the options; what they leave open is asked where somebody can answer. */
async function readAnswers(present: PresentEdition): Promise<Answers> {
  const { values } = parseArgs({
    options: {
      edition: { type: 'string' },
      first: { type: 'string' },
      last: { type: 'string' },
      venue: { type: 'string' },
      city: { type: 'string' },
    },
  });
  const isAsked = process.stdin.isTTY && !(values.first && values.last);
  const lines = isAsked ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  const answers: Partial<Answers> = {};
  /** Asks until the answer can be taken; without somebody to ask, an answer that is missing is the suggestion. */
  const ask = async <Field extends keyof Answers>(
    field: Field,
    read: (written: string) => Answers[Field],
    question: string,
    suggestion = '',
  ): Promise<Answers[Field]> => {
    for (let given: string | undefined = values[field]; ; given = undefined) {
      const written =
        given ?? (lines && (await lines.question(`${question}${suggestion && ` [${suggestion}]`} `)).trim());
      const answer = read(written || suggestion);
      answers[field] = answer;
      const faults = lines ? faultsOf(field, answers, present) : [];
      if (faults.length === 0) return answer;
      console.log(`\n${faults.join('\n')}\n`);
    }
  };
  if (lines) console.log('A new edition. Press Enter to accept the suggestion in [brackets].\n');
  const edition = await ask('edition', Number, 'Which edition is it, in figures?', String(present.edition + 1));
  const first = await ask('first', String, 'What is its first day, as year-month-day, such as 2026-10-09?');
  const last = await ask('last', String, 'What is its last day?', isAsked ? asLongAs(present, first) : '');
  const venue = await ask('venue', String, 'Where does it take place, as shown on the website?', present.venue);
  const city = await ask('city', String, 'In which city?', present.city);
  lines?.close();
  return { edition, first, last, venue, city };
}

/** The last day of an edition that lasts as long as the one that is there. */
function asLongAs({ dates }: PresentEdition, first: string): string {
  return addDays(first, countDays(dates) - 1);
}

/** What was changed and not saved in git, which a new edition would mix up with its own changes. */
function unsavedChanges(): string[] {
  try {
    const changes = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }).trimEnd();
    return changes === ''
      ? []
      : [
          `These changes are not committed yet. Commit or undo them first, so that they do not get mixed up with the new edition:\n${changes}`,
        ];
  } catch {
    return ['This folder is not in git, so you could not undo the new edition. Get the project with git clone.'];
  }
}

/** Judges it with what is there now as an edition that is over. */
async function check(content: string): Promise<Problem[]> {
  const present = { ...readPresent('content'), committees: slugsIn('content/committees', '.md') };
  const { problems } = await checkContent(content, 'public', [present, ...readPastEditions()]);
  return problems;
}

function build(content: string, year: string, out: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      SITE_CONTENT_DIR: content,
      SITE_ARCHIVE_YEAR: year,
      SITE_OUT_DIR: out,
    },
  });
  if (status !== 0) throw new Error(`The site of ${year} cannot be built:\n${stderr || stdout}`);
}
