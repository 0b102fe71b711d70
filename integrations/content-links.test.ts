import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBuiltLinks } from '../src/content/checks/check-content.ts';
import { plannedTargets } from '../src/content/checks/link-targets.ts';
import { formatIssue } from '../src/content/reading/issue.ts';
import { readContent } from '../src/content/reading/read-content.ts';
import { SAMPLE_CONTENT } from '../tests/support/sample.ts';
import { builtTargets } from './content-links.ts';

const TEXT = 'about/day.md';
const scratch = mkdtempSync(join(tmpdir(), 'content-links-'));
const folder = join(scratch, 'content');
const dist = join(scratch, 'dist');
let text: string;

beforeAll(() => {
  cpSync(SAMPLE_CONTENT, folder, { recursive: true });
  text = readFileSync(join(folder, TEXT), 'utf8');
  const ids: Record<string, string> = {
    '/guidelines': '<h2 id="part-1">Before</h2><h3 id="guideline-18">Last</h3>',
    '/privacy': '<h2 id="deleting">Deleting</h2>',
    '/media': '<section id="day-1-ocean"></section>',
    '/first-conference': '<input id="tick-pen"><h2 id="checklist">Checklist</h2>',
  };
  for (const page of plannedTargets(readContent(folder).files, 'public').pages)
    write(`${page === '/' ? '/index' : page}.html`, `<main id="main">${ids[page] ?? ''}</main><dialog id="menu">`);
  write('/secretariat.vcf', '');
});
afterAll(() => rmSync(scratch, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), content);
}

/** What is reported of a link in a text. */
function report(address: string): string[] {
  writeFileSync(join(folder, TEXT), `${text}\n\nSee [this](${address}).\n`);
  return checkBuiltLinks(folder, builtTargets(dist)).map((issue) => formatIssue(issue).replace(folder, 'content'));
}

test.each([
  '/privacy#deleting',
  '/media#day-1-ocean',
  '/guidelines#main',
  '/guidelines#top',
  '/guidelines?x=1#guideline-18',
  '/guidelines#part-1:~:text=Before%20you%20arrive',
  'https://corribmun.example.org/privacy#deleting',
  '/committees/ocean/placard',
  '/secretariat.vcf',
  'https://example.org/#nowhere',
])('%s leads somewhere', (address) => {
  expect(report(address)).toEqual([]);
});

test.each([
  ['/guidelines#guideline-19', 'The page /guidelines has no section called #guideline-19. Did you mean #guideline-18?'],
  [
    '/first-conference#pens',
    'no section called #pens. Leave out # and what follows, or choose one of: #checklist, #main',
  ],
  ['/guidelines#menu', 'The page /guidelines has no section called #menu.'],
  ['/sitemap.xml', 'There is no page /sitemap.xml.'],
])('%s leads nowhere, and the file and the line are named', (address, message) => {
  expect(report(address)).toEqual([expect.stringContaining(`content/about/day.md, line 11: `)]);
  expect(report(address)[0]).toContain(message);
});
