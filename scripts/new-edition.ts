/**
 * `npm run new-edition 2026-10-09 2026-10-10`: keeps the site of the edition that is over as plain files in `public/YEAR`, and
 * prepares `content/` for the edition on these days. The command asks nothing; git can undo its changes.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { FILES } from '../src/content/collections.ts';
import { formatIssue } from '../src/content/issue.ts';
import { isPlaceholder, TO_BE_WRITTEN } from '../src/content/placeholder.ts';
import { type ContentFolder, readContentFolder } from '../src/content/read.ts';
import { type Conference, conferenceSchema } from '../src/content/schemas/conference.ts';
import { passagesOf } from '../src/content/texts.ts';
import { checkContent } from '../src/content-check/check-content.ts';
import { routes } from '../src/routes.ts';
import { basePathOf } from '../src/shared/base-path.ts';
import { type DateRange, formatDays, yearOf } from '../src/shared/dates.ts';
import { filesIn } from '../src/shared/files.ts';
import { endOf } from '../src/shared/time-zones.ts';
import { editionName } from '../src/shared/words.ts';
import { commentOut, emptyFile } from './empty-content.ts';

/** Files that are left out of a kept site: those of other kept sites, and those that only work at the root of a site. */
const ONLY_AT_ROOT = /^(?:\d{4}|_headers|_redirects|\.nojekyll|CNAME|404\.html|robots\.txt|sitemap\.xml)$/;
/** This page replaces the contact form, since nobody reads messages to a former secretariat. */
const CONTACT_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact</title><meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'"><meta http-equiv="refresh" content="0; url=../contact">
<a href="../contact">Write to the secretariat of today</a>`;
const UNDO = 'git restore --staged --worktree content public\ngit clean -fdq content public';

/**
 * Keeps the site of an edition that is over, and makes the content that of the next edition.
 * @param project the folder of `content/` and `public/`
 * @param build builds a site, and returns whether that succeeded
 * @returns a message to the editor: what was done, and what is next
 * @throws a message to the editor: why nothing was done, or what failed half way and how to undo it
 */
export async function startEdition(days: DateRange, project = '.', build = buildSite): Promise<string> {
  const folder = readContentFolder(`${project}/content`);
  const inContent = await checkContent(folder, `${project}/public`);
  if (!folder.content || inContent.length > 0) throw refusal(inContent.map((issue) => formatIssue(issue, 'content')));
  const { conference } = folder.content;
  const { dates, edition, timeZone } = conference;
  const year = yearOf(dates.first);
  const obstacles = [...obstaclesInDays(days, conference), ...obstaclesInTexts(folder), ...obstaclesInGit(project)];
  if (Date.now() < endOf(dates.last, timeZone))
    obstacles.push(`The conference is not over: its last day in conference.yaml is ${formatDays(dates.last)}.`);
  if (existsSync(`${project}/public/${year}`)) obstacles.push(`There is a public/${year} already.`);
  if (obstacles.length > 0) throw refusal(obstacles);

  const site = buildKeptSite(folder, conference, project, build);
  try {
    renameSync(site, `${project}/public/${year}`);
    const values = { edition: edition + 1, 'dates.first': days.first, 'dates.last': days.last };
    for (const file of folder.files) emptyFile(folder.path, file, file.name === FILES.conference.name ? values : {});
  } catch (error) {
    throw new Error(`This stopped half way: ${error}\n\nTo undo what it has changed:\n${UNDO}`);
  }
  return `
The site of ${year} is in public/${year}. content/ is now that of the ${editionName(edition + 1)}, on ${formatDays(days)}.
1. Delete the files of what does not come back: in content/committees, addressals and pages, and documents in public.
   Pictures that no text names any more have stayed, too.
2. npm run check names what no longer fits, then the texts to be written. Repeat it until it lists nothing.
3. Search content/ for ${routes.comingSoon}: these were the addresses of forms, documents and guides.
4. Add the edition of ${year} to site/history.yaml. All other texts are those of ${year}: read them, in each language.
   A text can link to the site of ${year}, for example: [The conference of ${year}](/${year}/home)
5. Commit content and public. Until you merge this branch, the website stays that of ${year}.
To undo all of it, with everything else that has not been committed:
${UNDO}`;
}

function refusal(obstacles: string[]): Error {
  return new Error(`${obstacles.join('\n')}\n\nNothing has been changed.`);
}

function obstaclesInDays(nextEdition: DateRange, conference: Conference): string[] {
  const { error } = conferenceSchema.safeParse({ ...conference, nextEdition });
  const messages = new Set(error?.issues.map(({ message }) => message));
  return [...messages].map((message) => `The days, as in npm run new-edition 2026-10-09 2026-10-10: ${message}`);
}

/** Placeholders and unconfirmed addressals: a kept site, which is online for years, must not have them. */
function obstaclesInTexts({ files }: ContentFolder): string[] {
  const placeholders = files
    .flatMap(passagesOf)
    .filter(({ text }) => isPlaceholder(text) || text.startsWith(TO_BE_WRITTEN))
    .map((place) => ({ ...place, message: 'This is a placeholder. Write what belongs here, or remove it.' }));
  const message = 'Its writer has not confirmed this letter. Ask, and write true here, or delete the letter.';
  const unconfirmed = files
    .filter(({ data }) => data?.confirmed === false)
    .map(({ name, lineOf }) => ({ file: name, line: lineOf(['confirmed']), message }));
  return [...placeholders, ...unconfirmed].map((issue) => formatIssue(issue, 'content'));
}

/** Why git could not undo the changes, or why they would be published before the next edition is ready. */
function obstaclesInGit(cwd: string): string[] {
  const git = (command: string) => spawnSync('git', command.split(' '), { cwd, encoding: 'utf8' });
  const { status, stdout, stderr, error } = git('status --porcelain -- content public');
  if (status !== 0) return [`Without git, nothing could be undone: ${error ?? stderr}`];
  const obstacles = stdout ? [`Commit these changes first:\n${stdout}Or undo all of them:\n${UNDO}`] : [];
  // Whatever is on main is published, and an edition takes weeks to write.
  if (git('branch --show-current').stdout.trim() === 'main')
    obstacles.push('This is the branch main. Begin another: git switch --create next-edition');
  return obstacles;
}

/** Builds the kept site from a copy of `content/`, with its year at the end of the base path. @returns its folder */
function buildKeptSite(
  folder: ContentFolder,
  conference: Conference,
  project: string,
  build: typeof buildSite,
): string {
  const { dates, edition, site } = conference;
  const draft = `${project}/.local/edition`;
  const [copy, out] = [`${draft}/content`, `${draft}/site`];
  rmSync(draft, { recursive: true, force: true });
  cpSync(folder.path, copy, { recursive: true });
  const text = `This is the website of the ${editionName(edition)}, which ended on ${formatDays(dates.last)}. Go to today’s website.`;
  const notice = JSON.stringify({ text, url: site, until: '2100-12-31' });
  for (const file of folder.files) {
    if (file.name === FILES.secretariat.name) emptyFile(copy, file);
    if (file.name === FILES.conference.name)
      writeFileSync(`${copy}/${file.name}`, `${commentOut(file.yaml, 'notice')}\nnotice: ${notice}\n`);
  }

  const root = basePathOf(site);
  const base = `${root}/${yearOf(dates.first)}`;
  if (!build({ SITE_CONTENT_DIR: copy, SITE_BASE: base, SITE_OUT_DIR: out, SITE_KEPT: 'true' }))
    throw refusal(['The site could not be built: see above.']);
  for (const name of readdirSync(out)) if (ONLY_AT_ROOT.test(name)) rmSync(`${out}/${name}`, { recursive: true });
  // The build puts its base before all links, but earlier kept sites are beside this one and not below it.
  const linkToEarlier = new RegExp(`(?<==")${base}(?=/\\d{4}["/#?])`, 'g');
  for (const page of filesIn(out).filter((name) => name.endsWith('.html')))
    writeFileSync(`${out}/${page}`, readFileSync(`${out}/${page}`, 'utf8').replace(linkToEarlier, root));
  writeFileSync(`${out}/contact.html`, CONTACT_PAGE);
  return out;
}

function buildSite(variables: Record<string, string>): boolean {
  console.log('Building the site that is kept …');
  const env = { ...process.env, ...variables };
  const command = ['scripts/astro.ts', 'published', 'build'];
  return spawnSync(process.execPath, command, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

if (import.meta.main) {
  const [, , first = '', last = first] = process.argv;
  try {
    console.log(await startEdition({ first, last }));
  } catch (error) {
    console.error(`\n${(error as Error).message}`);
    process.exitCode = 1;
  }
}
