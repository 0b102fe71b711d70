import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readArchives } from '../../src/content/archives.ts';
import type { Problem } from '../../src/content/problem.ts';
import { archiveProblems } from '../archive/check.ts';
import { freeze } from '../archive/freeze.ts';
import type { Answers } from './answers.ts';
import { fingerprint, readFolder } from './files.ts';
import { leftToDo } from './left-to-do.ts';
import { readPresent, readTexts, resetFolder } from './reset-folder.ts';

/** Where everything is prepared; it is thrown away at the end. */
const WORK = '.local/new-edition';

/** What acts outside the folder of the project, or may fail for reasons of the machine. */
export interface Means {
  /**
   * Builds a content as it is built for an archive.
   * @param content folder of the content, within the project
   * @param year by which the archive is addressed
   * @param out folder of the built site, within the project
   * @throws if the content is not as it has to be, with what the build says
   */
  build: (content: string, year: string, out: string) => void;
  /**
   * Everything that is wrong in a content.
   * @param content folder of the content, within the project
   */
  check: (content: string) => Promise<Problem[]>;
  move: (from: string, to: string) => void;
  say: (line: string) => void;
}

/** What has been done, for who asked for it. */
export interface Outcome {
  /** Year of the archive. */
  year: string;
  leftToDo: string;
}

/**
 * Keeps the edition that is there as an archive and turns `content/` into the one that was answered. All is
 * prepared and tried apart; `content/` and `archive/` change at the end, by moving, and are put back if that fails.
 * @param root folder of the project
 * @throws if anything fails; then nothing has changed
 */
export async function startEdition(root: string, answers: Answers, means: Means): Promise<Outcome> {
  const at = (path: string) => join(root, path);
  const past = readPresent(at('content'));
  const year = past.dates.first.slice(0, 4);
  rmSync(at(WORK), { recursive: true, force: true });
  mkdirSync(at(WORK), { recursive: true });
  try {
    const moves: [string, string][] = [];
    if (!isKept(root, year)) {
      means.say(`Archiving the site of ${year} …`);
      means.build('content', year, `${WORK}/site`);
      const { edition, city, dates } = past;
      const facts = { year, edition, city, dates, fingerprint: fingerprint(at('content')) };
      await freeze(at(`${WORK}/site`), at(`${WORK}/archive`), facts, past.site);
      checkArchive(at(`${WORK}/archive`), year);
      moves.push([at(`${WORK}/archive`), at(`archive/${year}`)]);
    }
    means.say('Preparing the content of the new edition …');
    const unused = resetFolder(at('content'), at(`${WORK}/content`), answers, past);
    // The past edition had none: texts that were right for it and cannot be for the new one. They can only be
    // mended when it is there, so they do not stop it; the site is not published until they are.
    const problems = await means.check(`${WORK}/content`);
    if (problems.length === 0) {
      means.say('Checking that the new site can be built …');
      means.build(`${WORK}/content`, answers.first.slice(0, 4), `${WORK}/trial`);
    }
    moves.push([at('content'), at(`${WORK}/before`)], [at(`${WORK}/content`), at('content')]);
    moveAll(moves, means);
    return { year, leftToDo: leftToDo(readTexts(at('content')), past, unused, problems.map(inContent)) };
  } finally {
    rmSync(at(WORK), { recursive: true, force: true });
  }
}

/** A problem, named as the file that it will be. */
function inContent(problem: Problem): Problem {
  return { ...problem, file: problem.file.replace(`${WORK}/`, '') };
}

/** Whether the edition is archived already. @throws if what is archived under its year is another content */
function isKept(root: string, year: string): boolean {
  const folder = `archive/${year}`;
  const kept = readArchives(join(root, 'archive')).find((archive) => archive.year === year);
  if (!kept && existsSync(join(root, folder)))
    throw new Error(`The folder ${folder} is not an archive of this website. Rename it or remove it.`);
  if (kept && kept.fingerprint !== fingerprint(join(root, 'content')))
    throw new Error(
      `${folder} already holds an archive of ${year}, made from different content. If that archive is right, put back the dates of the present edition in content/conference.yaml; if the present content is right, remove ${folder}.`,
    );
  return kept !== undefined;
}

function checkArchive(folder: string, year: string): void {
  const placed = (name: string) => (name === 'index.html' ? `${year}.html` : `${year}/${name}`);
  const names = [...readFolder(folder).keys()];
  const pages = names.filter((name) => name.endsWith('.html'));
  const html = new Map(pages.map((name) => [placed(name), readFileSync(join(folder, name), 'utf8')]));
  const files = new Set(names.map(placed));
  const problems = archiveProblems(html, (file) => files.has(file));
  if (problems.length > 0) throw new Error(`The archive has problems:\n${problems.join('\n')}`);
}

/** Moves one after the other; if one fails, those before it are taken back. */
function moveAll(moves: readonly [string, string][], { move }: Means): void {
  const done: [string, string][] = [];
  try {
    for (const [from, to] of moves) {
      mkdirSync(dirname(to), { recursive: true });
      move(from, to);
      done.push([from, to]);
    }
  } catch (error) {
    for (const [from, to] of done.reverse()) renameSync(to, from);
    throw error;
  }
}
