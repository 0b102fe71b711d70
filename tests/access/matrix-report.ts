import axe from 'axe-core';
import { RULES, RULES_LEFT_OUT } from './axe.ts';
import type { MatrixRun } from './matrix.ts';
import { REVIEWED } from './reviewed.ts';
import { DEVICES, STATES } from './states.ts';
import { MODES, SIZES } from './views.ts';

/** Where the full run writes what it has seen. */
export const REPORT = 'docs/reports/access-matrix.md';

interface Matrix {
  routes: MatrixRun[];
  states: MatrixRun[];
}

/** The report of a full run. Nothing in it changes from run to run while the site stays the same. */
export function matrixInWords({ routes, states }: Matrix): string {
  const all = [...routes, ...states];
  const rows = [...new Set(routes.map(({ row }) => row))].sort();
  const incompletes = all.flatMap((run) => run.incompletes);
  const totals = [
    `${all.length} runs of axe-core ${axe.version}`,
    `${rows.length} routes in ${SIZES.length} windows and ${STATES.length} states, each in ${MODES.length} modes`,
    `${all.flatMap((run) => run.violations).length} violations`,
    `${incompletes.filter(({ review }) => review < 0).length} incompletes not reviewed`,
    '0 excluded selectors',
  ].join(', ');
  return `# What axe says of every page

Written by \`npm run access\`, which fails with a violation, and with anything that axe leaves to a person (an incomplete) and no person has reviewed. Each page is opened once, and then given every window and mode.

**${totals}.**

Rules: ${RULES.length} of all levels (A, AA, AAA, WCAG 2.0 to 2.2), best practice, those that axe leaves off by default, and its experimental ones. Left out: ${Object.entries(
    RULES_LEFT_OUT,
  )
    .map(([rule, why]) => `\`${rule}\` (${why})`)
    .join(', ')}

Modes: ${MODES.map(({ name }) => name).join(', ')}. A cell says: in how many modes it ran, how many violations, how many reviewed incompletes in all of them.

## Routes

${table(
  ['route', ...SIZES.map(({ name }) => name)],
  rows.map((row) => [`\`${row}\``, ...SIZES.map(({ name }) => cell(routes, row, name))]),
)}

## States

On the [sample edition](../decisions/0018-sample-edition.md); a dash where a device has no such state.

${table(
  ['state', 'page', ...Object.keys(DEVICES)],
  STATES.map(({ name, path }) => [
    name,
    `\`${path}\``,
    ...Object.keys(DEVICES).map((device) => cell(states, name, device)),
  ]),
)}

## Reviewed

What axe could not decide, ${incompletes.length} times in all, and what a person has found out.

${table(
  ['rules', 'element', 'times', 'why it is right'],
  REVIEWED.map(({ rules, where, why }, index) => [
    rules.join(', '),
    `\`${where}\``,
    String(incompletes.filter(({ review }) => review === index).length),
    why,
  ]),
)}
`;
}

function cell(runs: MatrixRun[], row: string, view: string): string {
  const here = runs.filter((run) => run.row === row && run.view === view);
  if (here.length === 0) return '–';
  const count = (kind: 'violations' | 'incompletes') => here.flatMap((run) => run[kind]).length;
  return `${here.length} · ${count('violations')} · ${count('incompletes')}`;
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [head, head.map(() => '---'), ...rows].map(line).join('\n');
}
