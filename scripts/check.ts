/**
 * `npm run check`: what is wrong in the content, and what is still to be done before the site is launched.
 * Exits with 1 if something is wrong; with `--launch` also if something is a placeholder, missing or out of date.
 * `--markdown` writes tables, as the summary of a workflow shows them; so does GITHUB_STEP_SUMMARY, into that file.
 */
import { appendFileSync } from 'node:fs';
import process from 'node:process';
import { checkContent } from '../src/content/checks/check-content.ts';
import { launchList } from '../src/content/checks/launch-list.ts';
import { CONTENT_DIR } from '../src/content/content-dir.ts';
import { markdownReport, textReport } from './check-report.ts';

const { problems, edition, passages } = await checkContent(CONTENT_DIR, 'public');
const items = edition ? launchList(edition, Date.now(), passages) : [];
console.log((process.argv.includes('--markdown') ? markdownReport : textReport)(problems, items));
if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, markdownReport(problems, items));

const isReady = items.every(({ state }) => state === 'later');
process.exitCode = problems.length > 0 || (process.argv.includes('--launch') && !isReady) ? 1 : 0;
