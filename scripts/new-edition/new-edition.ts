/**
 * Starts the next edition: `npm run new-edition` asks, `npm run new-edition -- --first 2026-10-09 --last 2026-10-10`
 * does not. The current site stays below its year, and `content/` is reset:
 * docs/decisions/0017-new-edition.md.
 */
import { execSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import process from 'node:process';
import { parse } from 'yaml';
import { ARCHIVES_DIR } from '../../src/content/build-settings.ts';
import { checkContent } from '../../src/content/checks/check-content.ts';
import { launchList } from '../../src/content/checks/launch-list.ts';
import { formatIssue } from '../../src/content/reading/issue.ts';
import { readContent } from '../../src/content/reading/read-content.ts';
import { addDays, countDays } from '../../src/shared/dates.ts';
import { ordinal } from '../../src/shared/words.ts';
import { describeOldNames } from '../content-changes.ts';
import { openDialogue, readOptions, refuse, uncommittedChanges } from '../dialogue.ts';
import { type Answers, type CurrentEdition, checkAnswers, resetContent } from './reset.ts';

const conference = readFileSync('content/conference.yaml', 'utf8');
const current = parse(conference) as CurrentEdition;
const year = current.dates.first.slice(0, 4);
const archive = `${ARCHIVES_DIR}/${year}`;
/** Where the archive is built, so that a build that fails or is stopped leaves nothing in `archives/`. */
const DRAFT = '.local/archive';
/** The history is new where there was none. */
const undo = `git restore content && git clean -fdq content/history.yaml ${archive}`;

const option = { type: 'string' } as const;
const values = readOptions('new-edition', {
  first: option,
  last: option,
  venue: option,
  city: option,
  sure: { type: 'boolean' },
});
const dialogue = openDialogue(!values.first);

const { issues, edition, passages } = await checkContent('content', 'public');
refuse([...uncommittedChanges(), ...archiveIssues(), ...issues.map(formatIssue)]);
const launch = edition ? launchList(edition, Date.now(), passages) : [];
const placeholders = launch.filter(({ state }) => state === 'placeholder').map(formatIssue);
await confirm(placeholders, 'The archive never changes, and these are placeholders in it');
const answers = await readAnswers();
const checked = checkAnswers(conference, answers, Date.now());
refuse(checked.issues);
await confirm(checked.doubts, 'Please look');
dialogue.close();

console.log(`Keeping the site of ${year} … This takes a minute. Ctrl+C stops it.`);
// Ctrl+C ends the build, and with it this command. After the build nothing must be left half done.
process.on('SIGINT', () => undefined);
buildArchive();
const { files } = readContent('content');
try {
  resetContent('content', answers);
  mkdirSync(ARCHIVES_DIR, { recursive: true });
  renameSync(DRAFT, archive);
} catch (error) {
  execSync(undo);
  refuse([String(error instanceof Error ? error.message : error)]);
}
const oldNames = describeOldNames(files, readContent('content').files);
console.log(`
The site of ${year} stays at /${year}, and content/ is now that of the ${ordinal(current.edition + 1)} edition.

1. npm run check lists what is still to be written, and every placeholder.
2. Read the texts once more: those that are not listed are last year’s.${oldNames.map((line) => `\n   ${line}`).join('')}
3. Look at the site with npm run dev, then commit content and archives.

To undo all of it, with everything that was written since and not committed: ${undo}`);

/** The answers from the options. On a terminal it asks for what is missing, else it takes the suggestion. */
async function readAnswers(): Promise<Answers> {
  const ask = async (field: keyof Answers, question: string, suggestion?: string) =>
    values[field] ?? dialogue.ask(question, suggestion);
  if (!values.first) console.log('A new edition. Press Enter to take what is in [brackets].\n');
  const first = await ask('first', 'What is its first day? (year-month-day, such as 2026-10-09)');
  const sameLength = /^\d{4}-\d\d-\d\d$/.test(first) ? addDays(first, countDays(current.dates) - 1) : '';
  return {
    first,
    last: await ask('last', 'What is its last day?', sameLength),
    venue: await ask('venue', 'Where does it take place, as visitors should see it?', current.venue),
    city: await ask('city', 'In which city?', current.city),
  };
}

/** Why the site cannot be kept below its year. */
function archiveIssues(): string[] {
  return existsSync(archive) ? [`${archive} exists already. If it is not the archive you want, remove it.`] : [];
}

/** Builds the site once more, to stay below its year: `ARCHIVE_YEAR` in src/content/build-settings.ts. */
function buildArchive(): void {
  rmSync(DRAFT, { recursive: true, force: true });
  const { status, signal } = spawnSync(process.execPath, ['scripts/astro.ts', 'published', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SITE_ARCHIVE_YEAR: year, SITE_OUT_DIR: DRAFT },
  });
  if (status !== 0) refuse([signal ? 'Stopped.' : 'The site could not be built: see the messages above.']);
}

/** Goes on past what may be wrong only if somebody says so: on the terminal, or with `--sure`. */
async function confirm(doubts: string[], about: string): Promise<void> {
  if (doubts.length === 0 || values.sure) return;
  console.log(`\n${about}:\n\n${doubts.map((doubt) => `- ${doubt}`).join('\n')}\n`);
  const answer = await dialogue.ask('Go on all the same?', 'no');
  if (!/^y(es)?$/i.test(answer)) refuse(['Answer yes to go on, or start the command with --sure.']);
}
