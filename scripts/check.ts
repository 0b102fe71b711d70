/**
 * `npm run check`: lists mistakes in the content, and what is left to do before the site is published.
 * Exits with 1 if something is wrong; with `--launch` also if something is a placeholder, missing or out of date.
 * In a GitHub workflow the report is also written into the summary, with what the change does to the site.
 */
import process from 'node:process';
import { addToJobSummary } from '../integrations/job-summary.ts';
import { CONTENT_DIR } from '../src/content/build-settings.ts';
import { checkContent } from '../src/content/checks/check-content.ts';
import { type LaunchItem, launchList } from '../src/content/checks/launch-list.ts';
import { formatIssue, type Issue } from '../src/content/reading/issue.ts';
import { readContent } from '../src/content/reading/read-content.ts';
import { pluralise } from '../src/shared/words.ts';
import { describeChanges, readContentOf } from './content-changes.ts';

const STATES: Record<LaunchItem['state'], string> = {
  'out of date': 'Out of date',
  placeholder: 'Still a placeholder',
  missing: 'Missing',
  later: 'Goes out of date',
};

interface Report {
  issues: readonly Issue[];
  doubts: readonly Issue[];
  items: readonly LaunchItem[];
  /** What the change does to the site. */
  changes: readonly string[];
}

/** Lists what is wrong in the content, what may be wrong, and what is left to do, for the terminal and for Markdown. */
export function contentReport({ issues, doubts, items, changes }: Report): string {
  const count = issues.length === 0 ? 'no problems' : pluralise(issues.length, 'problem');
  const section = (title: string, lines: readonly string[], note = '') =>
    lines.length > 0 && `${title} (${lines.length})${note}:\n\n${listOf(lines)}`;
  const launch = Object.entries(STATES).map(([state, title]) => {
    const texts = items.filter((item) => item.state === state).map(formatIssue);
    return section(title, texts);
  });
  const look = section('Please look', doubts.map(formatIssue), '. This stops nothing');
  const difference = section('What changes', changes);
  return [`The content has ${count}.`, listOf(issues.map(formatIssue)), look, difference, ...launch]
    .filter(Boolean)
    .join('\n\n');
}

function listOf(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

if (import.meta.main) {
  const { issues, doubts, edition, passages } = await checkContent(CONTENT_DIR, 'public');
  const items = edition ? launchList(edition, Date.now(), passages) : [];
  // A workflow checks out a commit, and compares it with the one before; a person has not committed yet.
  const before = readContentOf(process.env.CI ? 'HEAD^' : 'HEAD');
  const changes = before ? describeChanges(before, readContent(CONTENT_DIR).files) : [];
  const report = contentReport({ issues, doubts, items, changes });
  console.log(report);
  addToJobSummary(report);
  const isReady = items.every(({ state }) => state === 'later');
  process.exitCode = issues.length > 0 || (process.argv.includes('--launch') && !isReady) ? 1 : 0;
}
