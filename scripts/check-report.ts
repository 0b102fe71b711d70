import { formatIssue, type Issue } from '../src/content/checks/issue.ts';
import type { LaunchItem } from '../src/content/checks/launch-list.ts';

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
  const count = ['no problems', 'one problem'][issues.length] ?? `${issues.length} problems`;
  const groups = Object.entries(STATES).map(([state, title]) => {
    const lines = items.filter((item) => item.state === state).map(formatIssue);
    return lines.length > 0 && `${title} (${lines.length}):\n\n${listOf(lines)}`;
  });
  const difference = changes.length > 0 && `What changes (${changes.length}):\n\n${listOf(changes)}`;
  const look =
    doubts.length > 0 && `Please look (${doubts.length}). This stops nothing:\n\n${listOf(doubts.map(formatIssue))}`;
  return [`The content has ${count}.`, listOf(issues.map(formatIssue)), look, difference, ...groups]
    .filter(Boolean)
    .join('\n\n');
}

function listOf(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}
