import { writeFile } from 'node:fs/promises';
import process from 'node:process';
import type { Engine } from './visitor.ts';

type Outcome = 'passed' | 'failed';

const REPORT = 'docs/reports/engines.md';

/** Outcomes by journey and by engine, in the order in which they were walked. */
const outcomes = new Map<string, Map<string, Outcome>>();

export function record(engine: string, journey: string, outcome: Outcome): void {
  const row = outcomes.get(journey) ?? new Map<string, Outcome>();
  outcomes.set(journey, row.set(engine, outcome));
}

/** With ENGINES_REPORT=1, writes what each engine did to docs/reports/engines.md. */
export async function writeReport(engines: Engine[]): Promise<void> {
  if (!process.env.ENGINES_REPORT) return;
  const cell = (journey: string, { name, missing }: Engine) =>
    outcomes.get(journey)?.get(name) ?? `skipped: ${missing} not installed`;
  const rows = [...outcomes.keys()].map(
    (journey) => `| ${journey} | ${engines.map((engine) => cell(journey, engine)).join(' | ')} |`,
  );
  const lines = [
    '# The journeys in other engines',
    '',
    'Written by `tests/engines/journeys.test.ts`, which walked each journey in Firefox, through WebDriver BiDi, and in WebKit, through its own WebDriver, on the built sample edition as it is served. The browser specs are of Chromium: [decision 21](../decisions/0021-other-engines.md). To write it anew:',
    '',
    '    ENGINES_REPORT=1 npm run engines',
    '',
    `| journey | ${engines.map(({ name }) => name).join(' | ')} |`,
    `| --- |${' --- |'.repeat(engines.length)}`,
    ...rows,
    '',
    'WebKit here is that of GNOME: the engine of Safari, but not its fonts, its media or its screen reader. A phone of Apple’s is still to be held in the hand.',
  ];
  await writeFile(REPORT, `${lines.join('\n')}\n`);
}
