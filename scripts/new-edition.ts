/**
 * `npm run new-edition`: keeps the site of the past edition as plain files in `public/YEAR/`, and resets `content/` for the
 * next one. It asks first, and git can undo it.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import process from 'node:process';
import { formatIssue, formatPlace } from '../src/content/issue.ts';
import { isPlaceholder } from '../src/content/placeholder.ts';
import { readContentFolder } from '../src/content/read.ts';
import { passagesOf } from '../src/content/texts.ts';
import { checkContent } from '../src/content-check/check-content.ts';
import { listPersonalData } from '../src/content-check/reminders.ts';
import { findUnwritten } from '../src/content-check/unfinished.ts';
import { addDays, countDays, formatDays, yearOf } from '../src/shared/dates.ts';
import { filesIn, SYSTEM_FILE } from '../src/shared/files.ts';
import { git } from '../src/shared/git.ts';
import { endOf } from '../src/shared/time-zones.ts';
import { editionName } from '../src/shared/words.ts';
import { ask, askDay, askToGoOn, askWhich, refuse } from './dialogue.ts';
import { buildKeptSite, KEPT_SITE, NOT_BELOW_A_YEAR } from './keep-edition.ts';
import { resetContent } from './reset-content.ts';

const contentFolder = readContentFolder('content');
const { content } = contentFolder;
const issues = await checkContent(contentFolder);
if (!content || issues.length > 0) refuse(issues.map((issue) => formatIssue(issue, 'content')).join('\n'));
const { conference, committees, furtherPages } = content;
const { dates, nextEdition, site } = conference;
const year = yearOf(dates.first);
const kept = `public/${year}`;
refuseIfNotUndoable();
if (Date.now() < endOf(dates.last, conference.timeZone))
  refuse(`The conference is not over: its last day in conference.yaml is ${formatDays(dates.last)}.`);

if (isPlaceholder(site))
  console.log(
    `The site that is kept will lead visitors to ${site}. If that is not the address of this website, press Ctrl+C, write it into conference.yaml (site), commit, and begin again.\n`,
  );
await askToGoOn(
  `These texts of ${year} were never written, and would be kept as they are:`,
  findUnwritten({ passages: contentFolder.files.flatMap(passagesOf) }).map(formatPlace),
);
await askToGoOn(
  `The site of ${year} will stay online. This must not be public in it:`,
  await listPersonalData(content, contentFolder),
);
console.log('\nThe next edition. Press Enter to take what is in [brackets].\n');
const [earliest = ''] = [addDays(dates.last, 1), new Date().toISOString().slice(0, 10)].sort().reverse();
const first = await askDay('What is its first day', nextEdition?.first ?? '', earliest);
const branch = `edition-${yearOf(first)}`;
if (git(['branch', '--all', '--list', `*${branch}`]).stdout)
  refuse(`There is a branch ${branch} from an earlier run: go on in it, or delete it here and on GitHub.`);
const last = await askDay('What is its last day', addDays(first, countDays(nextEdition ?? dates) - 1), first);
const venue = await ask('Where does it take place, as visitors should see it?', conference.venue);
const city = await ask('In which city?', conference.city);

const leaves = `Which of these are about ${year} alone, and go with it?`;
const pages = furtherPages.map(({ slug }) => `pages/${slug}.md`);
const leaving = [
  ...(await askWhich(
    'Which of these do not come back?',
    committees.map(({ slug }) => `committees/${slug}.md`),
    committees.length - 1,
  )),
  ...(await askWhich(leaves, pages)),
];
const emptied = await askWhich(
  'Which of these come back, but are to be written anew?',
  pages.filter((page) => !leaving.includes(page)),
);
const documents = filesIn('public').filter(
  (file) => !SYSTEM_FILE.test(file) && !NOT_BELOW_A_YEAR.test(file.replace(/\/.*/, '')),
);
const leavingDocuments = await askWhich(
  leaves,
  documents.map((file) => `public/${file}`),
);
process.stdin.destroy();

console.log(`\nKeeping the site of ${year}. This takes a minute or two; Ctrl+C stops it.`);
if (!buildKeptSite()) refuse('The site could not be built: see the messages above.');
const start = git(['branch', '--show-current']).stdout.trim();
const { status, stderr } = git(['switch', '--create', branch]);
if (status !== 0) refuse(`There can be no branch ${branch}: ${stderr.trim()}`);
const undo = `git restore --staged --worktree content public
git clean -fdq content public
git switch ${start || '-'}
git branch -D ${branch}`;
try {
  renameSync(KEPT_SITE, kept);
  for (const file of leavingDocuments) rmSync(file);
  resetContent('content', { first, last, venue, city, leaving, emptied });
  console.log(closingWords());
} catch (error) {
  console.error(`\nThis stopped before it was done: ${String(error)}\n\nTo undo what has been changed:\n${undo}`);
  process.exitCode = 1;
}

function refuseIfNotUndoable(): void {
  const { stdout, stderr, status, error } = git(['status', '--porcelain', '--', 'content', 'public']);
  if (error)
    refuse(
      'This command needs git. Get it from https://git-scm.com, open a new terminal, and begin again. GitHub Desktop has a git of its own that a terminal does not find.',
    );
  if (status !== 0)
    refuse(
      `Nothing here could be undone, since git says:\n${stderr.trim()}\nIf there is no repository yet, run git init, and commit.`,
    );
  if (stdout !== '') refuse(`Commit or undo these changes first, so that this can be undone:\n${stdout.trimEnd()}`);
  if (existsSync(kept)) refuse(`${kept} exists already. If it is not the site of ${year}, remove it and commit.`);
}

function closingWords(): string {
  return `
The site of ${year} stays at /${year}/home, and content/ is now that of the ${editionName(conference.edition + 1)}, on a branch of its own: ${branch}. Visitors of /${year}/contact are led to the present contact page.

1. npm run check names links and facts that are gone, if there are any. Then it lists what is to be written, and every address that is to come.
2. In site/history.yaml, give the edition of ${year} its year, and write an entry without one for the next.
3. All other texts are those of ${year}, above all conference.yaml and the answers for parents, in each language. Read them once more.
4. A text can link to the old site, for example: [The conference of ${year}](/${year}/home)
5. Look at the site with npm run dev. Commit content and public, and publish the branch.
6. Go on in the files of this branch: on GitHub, choose it at the top left, where it says main. Merge it when npm run check lists nothing to be written any more: until then the website stays that of ${year}.

To undo all of it, with everything that was written since and not committed, type these lines one after another:
${undo}`;
}
