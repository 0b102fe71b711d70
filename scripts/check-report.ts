import type { LaunchItem } from '../src/content/checks/launch-list.ts';
import { formatProblem, type Problem } from '../src/content/checks/problem.ts';

const STATES: Record<LaunchItem['state'], string> = {
  'out of date': 'Out of date',
  placeholder: 'Still a placeholder',
  missing: 'Missing',
  later: 'Goes out of date',
};

/** For the terminal: a line for each problem, a table for each kind of thing to do. */
export function textReport(problems: readonly Problem[], items: readonly LaunchItem[]): string {
  if (problems.length > 0)
    return `${headline(problems)}\n\n${problems.map((problem) => `- ${formatProblem(problem)}`).join('\n')}`;
  const width = Math.max(0, ...items.map((item) => placeOf(item).length));
  const groups = groupsOf(items).map(
    ([title, group]) =>
      `${title} (${group.length})\n${group.map((item) => `  ${placeOf(item).padEnd(width)}  ${item.message}`).join('\n')}`,
  );
  return [headline(problems), ...groups].join('\n\n');
}

/** The same as tables in Markdown. */
export function markdownReport(problems: readonly Problem[], items: readonly LaunchItem[]): string {
  const wrong = problems.map(({ file, line, field, message }) => [
    file,
    line ? String(line) : '',
    field ?? '',
    message,
  ]);
  return [
    `## ${headline(problems)}`,
    ...(wrong.length > 0 ? [table(['File', 'Line', 'Field', 'What to do'], wrong)] : []),
    ...groupsOf(items).map(
      ([title, group]) =>
        `### ${title}\n\n${table(
          ['File', 'Field', 'What to do'],
          group.map(({ file, field, message }) => [file, field, message]),
        )}`,
    ),
    '',
  ].join('\n\n');
}

function headline({ length }: readonly Problem[]): string {
  return length === 0
    ? 'The content has no problems.'
    : `The content has ${length === 1 ? 'one problem' : `${length} problems`}.`;
}

function groupsOf(items: readonly LaunchItem[]): [title: string, items: LaunchItem[]][] {
  return (Object.keys(STATES) as LaunchItem['state'][])
    .map((state): [string, LaunchItem[]] => [STATES[state], items.filter((item) => item.state === state)])
    .filter(([, group]) => group.length > 0);
}

function placeOf({ file, field }: LaunchItem): string {
  return [file, field].filter(Boolean).join(', ');
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map(inCell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** What would end a cell, or be taken for markup, as the sign that it is. */
function inCell(text: string): string {
  return text.replace(/[\\|<>`*_[\]]/g, '\\$&').replace(/\s*\n\s*/g, ' ');
}
