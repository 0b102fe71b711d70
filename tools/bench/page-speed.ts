import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Browser } from 'puppeteer-core';
import { checkContent } from '../../src/content/check-content.ts';
import { routes } from '../../src/lib/routes.ts';
import { scriptsOf } from '../built-pages/scripts.ts';
import { buildEdition } from './build-edition.ts';
import { startBrowser, type Visit, visit } from './page-visit.ts';
import { plainHtml, writeVariant } from './plain-html.ts';
import { serveFolders } from './served.ts';

/** Attempts at one visit: a browser may hang on a busy machine, and that says nothing of the page. */
const ATTEMPTS = 3;

/** A page, and the same as plain HTML, visited right after one another. */
export interface PageRun {
  path: string;
  site: Visit;
  limit: Visit;
}

/** What a page brings by itself, in compressed bytes of files; of texts in the page, as they stand there. */
export interface PageScriptBytes {
  runtime: number;
  own: number;
  inline: number;
}

export interface PageSpeed {
  runs: PageRun[];
  /** By the page's path. */
  scripts: Map<string, PageScriptBytes>;
  /** The page's file in the build, by its path. */
  files: Map<string, string>;
}

/** Builds the site, and visits every kind of page and its limit in turn. */
export async function measurePages(rounds: number): Promise<PageSpeed> {
  const paths = await pageTypes('content');
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const [site, limit] = [join(folder, 'site'), join(folder, 'limit')];
  try {
    const built = builtSite(folder);
    await writeVariant(built, site, (html) => html);
    await writeVariant(built, limit, plainHtml);
    const runs = await alternate({ site, limit }, paths, rounds);
    return {
      runs,
      scripts: new Map(paths.map((path) => [path, scriptBytes(site, path)])),
      files: new Map(paths.map((path) => [path, pageFile(site, path)])),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Visits each page in each of some folders, one after the other and again for each round, so that whatever else the
 * machine does meets all of them alike.
 * @param folders built sites, by name
 */
export async function alternate<Name extends string>(
  folders: Record<Name, string>,
  paths: readonly string[],
  rounds: number,
): Promise<(Record<Name, Visit> & { path: string })[]> {
  const names = Object.keys(folders) as Name[];
  const served = await serveFolders(folders);
  const browser = await startBrowser();
  const runs: (Record<Name, Visit> & { path: string })[] = [];
  try {
    // The first visit of all pays for what the browser does once.
    for (const name of names) await patientVisit(browser, served[name].origin);
    for (let round = 0; round < rounds; round += 1) {
      for (const path of paths) {
        // Who goes first goes last in the next round.
        const visits: [Name, Visit][] = [];
        for (const name of round % 2 === 0 ? names : names.toReversed()) {
          visits.push([name, await patientVisit(browser, served[name].origin + path)]);
        }
        runs.push({ ...(Object.fromEntries(visits) as Record<Name, Visit>), path });
      }
      console.log(`Round ${round + 1} of ${rounds}`);
    }
  } finally {
    await browser.close();
    for (const name of names) served[name].close();
  }
  return runs;
}

/** The site as it is published: a fresh build, or the one in the folder that `BENCH_DIST` names. */
export function builtSite(folder: string): string {
  const given = process.env.BENCH_DIST;
  if (given) return given;
  const outDir = join(folder, 'dist');
  buildEdition({ contentDir: 'content', outDir, cacheDir: join(folder, 'cache') });
  return outDir;
}

/** One page of each kind that the content has. */
async function pageTypes(contentDir: string): Promise<string[]> {
  const { edition } = await checkContent(contentDir, 'public');
  if (!edition) throw new Error(`Something is wrong in ${contentDir}. npm run check says what.`);
  const { committees, addressals } = edition;
  const committee = (has: (one: (typeof committees)[number]) => boolean) =>
    committees.filter(has).map(({ slug }) => `${routes.committees}/${slug}`)[0];
  const paths = [
    routes.splash,
    routes.home,
    routes.about,
    routes.committees,
    committee(({ image, kind }) => image !== undefined && kind !== 'crisis'),
    committee(({ image }) => image === undefined),
    committee(({ kind }) => kind === 'crisis'),
    routes.guidelines,
    ...addressals.slice(0, 1).map(({ slug }) => `${routes.addressals}/${slug}`),
    routes.contact,
    routes.search,
    routes.keep,
    routes.parentsAndSchools,
    routes.newcomers,
    '/404-for-any-unknown-address',
  ];
  return [...new Set(paths)].filter((path) => path !== undefined);
}

async function patientVisit(browser: Browser, url: string): Promise<Visit> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await visit(browser, url);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.log(`Once more ${url}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
  }
}

function scriptBytes(distDir: string, path: string): PageScriptBytes {
  const file = (name: string) => join(distDir, name);
  const page = pageFile(distDir, path);
  const scripts = scriptsOf(readFileSync(file(page), 'utf8'), (name) => readFileSync(file(name), 'utf8'));
  const sizeOf = (name: string) =>
    readFileSync(existsSync(file(`${name}.br`)) ? file(`${name}.br`) : file(name)).length;
  const sum = (names: Iterable<string>) => [...names].reduce((total, name) => total + sizeOf(name), 0);
  return {
    runtime: sum(scripts.runtime),
    own: sum(scripts.own),
    inline: scripts.inline.reduce((total, text) => total + text.length, 0),
  };
}

/** The file that answers a path: that of unknown addresses if there is no other. */
export function pageFile(distDir: string, path: string): string {
  const file = `${path.slice(1) || 'index'}.html`;
  return existsSync(join(distDir, file)) ? file : '404.html';
}
