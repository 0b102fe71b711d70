import { CHECKS, type CheckName } from './checks.ts';
import { DESK_SIZE } from './defects/defect.ts';
import { DEFECTS } from './defects.ts';

/** Where the full run writes which check has found which fault. */
export const CONTROL_REPORT = 'docs/reports/negative-control.md';
/** Name under which a test attaches what was found. */
export const CONTROL = 'negative-control';

/** What the checks have found in a page with one fault. */
export interface ControlNote {
  /** Of the fault. */
  name: string;
  caught: CheckName[];
  /** In the words of the check that had to find it. */
  finding: string;
}

/** The report of a full run. Nothing in it changes from run to run while site and checks stay the same. */
export function controlInWords(notes: ControlNote[]): string {
  const rows = DEFECTS.map(({ name, criterion, path, size = DESK_SIZE, caughtBy }, index) => {
    const { caught = [], finding = '' } = notes.find((note) => note.name === name) ?? {};
    const others = caught.filter((check) => check !== caughtBy).join(', ') || '–';
    const where = `\`${path}\`, ${size.width} px`;
    return [String(index + 1), name, criterion, where, `**${caughtBy}**`, others, `\`${short(finding)}\``];
  });
  const used = new Set(DEFECTS.map(({ caughtBy }) => caughtBy));
  return `# Faults on purpose, and the checks that found them

Written by \`npm run access\`. Each of ${DEFECTS.length} faults is put into a sound page of the [sample edition](../decisions/0018-sample-edition.md), and every check that fits the page is run: the one in bold must find it for what it is; the others may. In the same run the same checks find nothing in the same pages without the fault.

**${notes.length} of ${DEFECTS.length} faults found, by ${used.size} checks.**

| | fault | against | page | found by | and by | in its words |
| --- | --- | --- | --- | --- | --- | --- |
${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}

## The checks

${(Object.keys(CHECKS) as CheckName[]).map((name) => `- **${name}**: \`tests/${CHECKS[name].spec}.spec.ts\``).join('\n')}
`;
}

/** A finding that fits into a cell: without what would end it, and not longer than a line or two. */
function short(finding: string): string {
  const line = finding.replaceAll(/\s+/g, ' ').replaceAll('`', '’').replaceAll('|', '¦');
  return line.length > 140 ? `${line.slice(0, 139)}…` : line;
}
