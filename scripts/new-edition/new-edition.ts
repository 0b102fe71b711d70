/**
 * Starts the next edition: `npm run new-edition` asks, `npm run new-edition -- --first 2026-10-09 --last 2026-10-10`
 * does not. The current site stays below its year, and `content/` is reset:
 * docs/decisions/0017-new-edition.md.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { checkContent } from '../../src/content/checks/check-content.ts';
import { formatIssue } from '../../src/content/checks/issue.ts';
import { launchList } from '../../src/content/checks/launch-list.ts';
import { addDays, countDays } from '../../src/shared/dates.ts';
import { ordinal } from '../../src/shared/words.ts';
import { type Answers, type CurrentEdition, doubtsOf, issuesOf } from './answers.ts';
import { addToHistory, resetAddressal, resetCommittee, resetConference, resetSecretariat } from './reset.ts';

const current = parse(readFileSync('content/conference.yaml', 'utf8')) as CurrentEdition;
const year = current.dates.first.slice(0, 4);
const archive = `archives/${year}`;
const undo = `git restore content && git clean -fdq ${archive}`;

const option = { type: 'string' } as const;
const { values } = parseArgs({
  options: { first: option, last: option, venue: option, city: option, sure: { type: 'boolean' } },
});
const terminal = process.stdin.isTTY && !values.first ? createInterface(process.stdin, process.stdout) : undefined;

const { issues, edition, passages } = await checkContent('content', 'public');
refuse([...repositoryIssues(), ...issues.map(formatIssue)]);
const placeholders = edition
  ? launchList(edition, Date.now(), passages).filter(({ state }) => state === 'placeholder')
  : [];
await confirm(placeholders.map(formatIssue), 'The archive never changes, and these are placeholders in it');
const answers = await readAnswers();
refuse(issuesOf(answers, current));
await confirm(doubtsOf(answers, current), 'Please look');
terminal?.close();
try {
  console.log(`Keeping the site of ${year} …`);
  buildArchive();
  resetContent();
} catch (error) {
  execFileSync('git', ['restore', 'content']);
  rmSync(archive, { recursive: true, force: true });
  stop(String(error instanceof Error ? error.message : error));
}
console.log(`
The site of ${year} stays at /${year}, and content/ is now that of the ${ordinal(current.edition + 1)} edition.

1. npm run check lists what is still to be written, and every placeholder.
2. Read the texts once more: those that are not listed are last year’s.
3. Look at the site with npm run dev, then commit content and archives.

To undo all of it: ${undo}`);

/** The answers from the options. On a terminal it asks for what is missing, else it takes the suggestion. */
async function readAnswers(): Promise<Answers> {
  const ask = async (field: keyof Answers, question: string, suggestion = '') => {
    const answer = values[field] ?? (await terminal?.question(`${question}${suggestion && ` [${suggestion}]`} `));
    return answer?.trim() || suggestion;
  };
  if (terminal) console.log('A new edition. Press Enter to take what is in [brackets].\n');
  const first = await ask('first', 'What is its first day? (year-month-day, such as 2026-10-09)');
  const sameLength = /^\d{4}-\d\d-\d\d$/.test(first) ? addDays(first, countDays(current.dates) - 1) : '';
  const last = await ask('last', 'What is its last day?', sameLength);
  const venue = await ask('venue', 'Where does it take place, as visitors should see it?', current.venue);
  const city = await ask('city', 'In which city?', current.city);
  return { first, last, venue, city };
}

/** Why the new edition could not be undone. */
function repositoryIssues(): string[] {
  const changes = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }).trimEnd();
  return [
    ...(changes ? [`Commit or undo these changes first, so that the new edition can be undone:\n${changes}`] : []),
    ...(existsSync(archive) ? [`${archive} exists already. If it is not the archive you want, remove it.`] : []),
  ];
}

/** Builds the site once more, as it stays below its year. Compare `archived` in astro.config.ts. */
function buildArchive(): void {
  execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', SITE_ARCHIVE_YEAR: year, SITE_OUT_DIR: archive },
  });
}

function resetContent(): void {
  const rewrite = (file: string, change: (text: string) => string) =>
    writeFileSync(file, change(readFileSync(file, 'utf8').replaceAll('\r\n', '\n')));
  const markdownIn = (folder: string) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`);
  const committees = markdownIn('content/committees');
  rewrite('content/conference.yaml', (yaml) => resetConference(yaml, answers));
  rewrite('content/history.yaml', (yaml) => addToHistory(yaml, current, committees.length));
  rewrite('content/secretariat.yaml', resetSecretariat);
  rmSync('content/schedule.yaml', { force: true });
  for (const file of committees) rewrite(file, (text) => resetCommittee(text, basename(file, '.md')));
  for (const file of markdownIn('content/addressals')) rewrite(file, resetAddressal);
  for (const path of ['content/media.yaml', 'content/media']) rmSync(path, { recursive: true, force: true });
}

function refuse(reasons: string[]): void {
  if (reasons.length > 0) stop(reasons.join('\n'));
}

/** Goes on past what may be wrong only if somebody says so: on the terminal, or with `--sure`. */
async function confirm(doubts: string[], about: string): Promise<void> {
  if (doubts.length === 0 || values.sure) return;
  console.log(`\n${about}:\n\n${doubts.map((doubt) => `- ${doubt}`).join('\n')}\n`);
  const answer = await terminal?.question('Go on all the same? [no] ');
  if (!/^y(es)?$/i.test(answer?.trim() ?? '')) stop('Answer yes to go on, or start the command with --sure.');
}

function stop(message: string): never {
  console.error(`\n${message}\n\nNothing has been changed.`);
  process.exit(1);
}
