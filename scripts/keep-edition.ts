import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseDocument } from 'yaml';
import { FILES } from '../src/content/collections.ts';
import { contentOf, readContentFolder } from '../src/content/read.ts';
import { basePathOf, KEPT_SITES } from '../src/shared/base-path.ts';
import { formatDays, yearOf } from '../src/shared/dates.ts';
import { editionName } from '../src/shared/words.ts';
import { emptyFile, write } from './reset-content.ts';

/** Files in `public/` that only work at the root of a site, and sites of earlier years. */
export const NOT_BELOW_A_YEAR = new RegExp(
  `^(?:${KEPT_SITES}|_headers|_redirects|\\.nojekyll|CNAME|404\\.html|robots\\.txt|sitemap\\.xml)$`,
);
const DRAFT = '.local/edition';
/** The build of the kept site, before it is moved into `public/`. */
export const KEPT_SITE = `${DRAFT}/site`;
/** In place of the form: nobody reads messages to a former secretariat. */
const CONTACT_PAGE = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=../contact"><title>Contact</title>
<p>This edition has ended. <a href="../contact">Write to the secretariat of today</a>.
`;

/** Builds the site of `content/` for the path of its year. @returns whether that succeeded */
export function buildKeptSite(): boolean {
  const { dates, site } = contentOf(readContentFolder('content')).conference;
  rmSync(DRAFT, { recursive: true, force: true });
  cpSync('content', `${DRAFT}/content`, { recursive: true });
  closeContent(`${DRAFT}/content`);
  const { status } = spawnSync(process.execPath, ['scripts/astro.ts', 'published', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      SITE_CONTENT_DIR: `${DRAFT}/content`,
      SITE_BASE: `${basePathOf(site)}/${yearOf(dates.first)}`,
      SITE_OUT_DIR: KEPT_SITE,
    },
  });
  if (status !== 0) return false;
  for (const name of globSync('{*,.*}', { cwd: KEPT_SITE }).filter((file) => NOT_BELOW_A_YEAR.test(file)))
    rmSync(`${KEPT_SITE}/${name}`, { recursive: true });
  writeFileSync(`${KEPT_SITE}/contact.html`, CONTACT_PAGE);
  return true;
}

/** Closes an edition that is over: links to the present site, and removes names and numbers of the secretariat. */
function closeContent(folder: string): void {
  const contentFolder = readContentFolder(folder);
  const { edition, dates, site } = contentOf(contentFolder).conference;
  for (const file of contentFolder.files.filter(({ name }) => name === FILES.secretariat.name)) emptyFile(folder, file);
  const path = `${folder}/${FILES.conference.name}`;
  const document = parseDocument(readFileSync(path, 'utf8'));
  const text = `This is the website of the ${editionName(edition)}, which ended on ${formatDays(dates.last)}.`;
  document.delete('nextEdition');
  document.set('notice', { text, link: site, until: '2100-12-31' });
  writeFileSync(path, write(document));
}
