/**
 * `npm run new-edition`: keeps the site of the edition that is over below its year, as plain files in `public/`, and makes
 * `content/` that of the next edition. It asks first, and git can undo it.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, renameSync, rmSync } from 'node:fs';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { checkContent } from '../src/content/check.ts';
import { formatIssue } from '../src/content/issue.ts';
import { readContent } from '../src/content/read.ts';
import { isPlaceholder } from '../src/content/reminders.ts';
import { calendarDate } from '../src/content/schemas/fields.ts';
import { basePathOf } from '../src/shared/base-path.ts';
import { addDays, countDays, yearOf } from '../src/shared/dates.ts';
import { editionName } from '../src/shared/words.ts';
import { closeContent, type NextEdition, resetContent } from './reset-content.ts';

/** Files that mean something at the root of a site alone, and editions before this one. */
const NOT_BELOW_A_YEAR =
  /^(?:\d{4}|_headers|_redirects|\.well-known|\.nojekyll|CNAME|404\.html|robots\.txt|sitemap\.xml)$/;
const DRAFT = '.local/edition';

const content = readContent('content');
const { edition } = content;
const issues = await checkContent(content);
if (!edition || issues.length > 0) refuse(issues.map((issue) => formatIssue(issue, 'content')).join('\n'));
const { conference, committees } = edition;
const year = yearOf(conference.dates.first);
const kept = `public/${year}`;
refuseIfNotUndoable();

const lines = createInterface(process.stdin)[Symbol.asyncIterator]();
const next = await askAll();
process.stdin.destroy();
const branch = `edition-${yearOf(next.first)}`;
const undo = ['git restore content', `git clean -fdq ${kept}`, 'git switch -', `git branch -D ${branch}`].join('\n');

console.log(`\nKeeping the site of ${year}. This takes a minute or two; Ctrl+C stops it.`);
buildEdition();
const { status, stderr } = git('switch', '--create', branch);
if (status !== 0) refuse(`There can be no branch ${branch}: ${stderr.trim()}`);
try {
  renameSync(`${DRAFT}/site`, kept);
  resetContent('content', next);
  console.log(closingWords());
} catch (error) {
  console.error(`\nThis stopped before it was done: ${String(error)}\n\nTo undo what has been changed:\n${undo}`);
  process.exitCode = 1;
}

/** Ends the command before it has changed anything. */
function refuse(reason: string): never {
  console.error(`\n${reason}\n\nNothing has been changed.`);
  process.exit(1);
}

function git(...args: string[]) {
  return spawnSync('git', args, { encoding: 'utf8' });
}

function refuseIfNotUndoable(): void {
  const { stdout, status, error } = git('status', '--porcelain', '--', 'content', 'public');
  if (error)
    refuse(
      'This command needs git. Get it from https://git-scm.com, open a new terminal, and begin again. GitHub Desktop has a git of its own that a terminal does not find.',
    );
  if (status !== 0)
    refuse('This folder is no git repository, so nothing here could be undone. Run git init, and commit.');
  if (stdout !== '') refuse(`Commit or undo these changes first, so that this can be undone:\n${stdout.trimEnd()}`);
  if (existsSync(kept)) refuse(`${kept} exists already. If it is not the site of ${year}, remove it and commit.`);
}

async function askAll(): Promise<NextEdition> {
  const { dates, nextEdition, venue, city, site } = conference;
  if (isPlaceholder(site))
    console.log(
      `The site that is kept will lead visitors to ${site}. If that is not the address of this website, press Ctrl+C, write it into conference.yaml (site), commit, and begin again.\n`,
    );
  console.log('The next edition. Press Enter to take what is in [brackets].\n');
  const today = new Date().toISOString().slice(0, 10);
  const earliest = dates.last < today ? today : addDays(dates.last, 1);
  const first = await askDay('What is its first day', nextEdition?.first ?? '', earliest);
  return {
    first,
    last: await askDay('What is its last day', addDays(first, countDays(nextEdition ?? dates) - 1), first),
    venue: await ask('Where does it take place, as visitors should see it?', venue),
    city: await ask('In which city?', city),
    leaving: await askLeaving(),
  };
}

/** An answer, or the suggestion. @param issueOf what is wrong with an answer: then it asks again */
async function ask(question: string, suggestion: string, issueOf = (_answer: string) => ''): Promise<string> {
  for (;;) {
    process.stdout.write(`${question}${suggestion && ` [${suggestion}]`} `);
    const { value, done } = await lines.next();
    if (done) refuse('Stopped.');
    const answer = value.trim() || suggestion;
    const issue = issueOf(answer);
    if (issue === '') return answer;
    console.log(issue);
  }
}

function askDay(question: string, suggestion: string, earliest: string): Promise<string> {
  return ask(`${question} (year-month-day)?`, suggestion, (day) => {
    if (!calendarDate().safeParse(day).success) return 'Write a real date as year-month-day, for example: 2030-03-15';
    return day < earliest ? `This must be ${earliest} or later.` : '';
  });
}

async function askLeaving(): Promise<string[]> {
  console.log(`\n${committees.map(({ title }, index) => `${index + 1} ${title}`).join('\n')}`);
  const answer = await ask('Which of these do not come back? Their numbers, with commas:', 'none', (typed) => {
    const numbers = numbersIn(typed);
    if (numbers.some((number) => !committees[number - 1])) return 'Write numbers of this list, for example: 2, 5';
    return numbers.length < committees.length ? '' : 'At least one committee must come back.';
  });
  return numbersIn(answer).map((number) => committees[number - 1]?.slug ?? '');
}

function numbersIn(answer: string): number[] {
  return answer === 'none' ? [] : [...new Set(answer.split(',').map(Number))];
}

/** Builds the site once more, below its year. */
function buildEdition(): void {
  rmSync(DRAFT, { recursive: true, force: true });
  cpSync('content', `${DRAFT}/content`, { recursive: true });
  closeContent(`${DRAFT}/content`, next);
  const { status } = spawnSync(process.execPath, ['scripts/astro.ts', 'published', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      SITE_CONTENT_DIR: `${DRAFT}/content`,
      SITE_BASE: `${basePathOf(conference.site)}/${year}`,
      SITE_OUT_DIR: `${DRAFT}/site`,
    },
  });
  if (status !== 0) refuse('The site could not be built: see the messages above.');
  for (const name of globSync('{*,.*}', { cwd: `${DRAFT}/site` }).filter((file) => NOT_BELOW_A_YEAR.test(file)))
    rmSync(`${DRAFT}/site/${name}`, { recursive: true });
}

function closingWords(): string {
  return `
The site of ${year} stays at /${year}/home, and content/ is now that of the ${editionName(conference.edition + 1)}, on a branch of its own: ${branch}.

1. npm run check lists what is to be written, and every address that is to come. In site/history.yaml, give the edition of ${year} its year.
2. All other texts are those of ${year}. Read them once more, above all conference.yaml, the answers for parents in each language, and the pages that are about that year alone.
3. A text can link to the old site, for example: [The conference of ${year}](/${year}/home)
4. Look at the site with npm run dev. Commit content and public, and publish the branch.
5. Go on in the files of this branch. Merge it when npm run check lists nothing to be written any more: until then the website stays that of ${year}.

To undo all of it, with everything that was written since and not committed:
${undo}`;
}
