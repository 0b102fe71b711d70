/**
 * `npm run bench`: measures, and writes what it finds into docs/performance.md, between the marks of each section;
 * what stands around them is written by hand. Name sections to measure those alone: `npm run bench -- build-at-scale`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { buildReport, measureBuilds } from './build-at-scale.ts';
import { choiceReport, measureChoices } from './choices.ts';
import { clicksReport, measureClicks } from './next-page.ts';
import { pageChart } from './page-chart.ts';
import { pageReport } from './page-report.ts';
import { measurePages } from './page-speed.ts';
import { verdictsOf } from './page-verdicts.ts';
import { withSection } from './report-file.ts';

const REPORT = 'docs/performance.md';
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);

/** Drawn anew with the section `pages`; relative to the report. */
const PAGE_CHART = 'images/page-speed.svg';

/** Each section's name, and what measures it and returns Markdown. */
const SECTIONS: Record<string, () => string | Promise<string>> = {
  'build-at-scale': () => buildReport(measureBuilds([12, 50, 200], ROUNDS)),
  'next-page': async () => clicksReport(await measureClicks(ROUNDS)),
  pages: async () => {
    const pages = verdictsOf(await measurePages(ROUNDS));
    const rows = pages.map(({ path, site, limit }) => ({ name: path, site: site.lcp, limit: limit.lcp }));
    writeFileSync(join(dirname(REPORT), PAGE_CHART), pageChart(rows));
    return pageReport(pages, ROUNDS, PAGE_CHART);
  },
  choices: async () => choiceReport(await measureChoices(ROUNDS), ROUNDS),
};

const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : Object.keys(SECTIONS)) {
  const measure = SECTIONS[name];
  if (!measure) throw new Error(`There is no section ${name}. These are: ${Object.keys(SECTIONS).join(', ')}`);
  const table = await measure();
  console.log(`${name}\n${table}`);
  writeFileSync(REPORT, withSection(readFileSync(REPORT, 'utf8'), name, table));
}
