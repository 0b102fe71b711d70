import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { allPaths } from '../site.ts';
import { DEFECTS } from './defects.ts';
import { ATTACHMENT, type MatrixNote } from './matrix.ts';
import { matrixInWords, REPORT } from './matrix-report.ts';
import { CONTROL, CONTROL_REPORT, type ControlNote, controlInWords } from './negative-control-report.ts';
import { REVIEWED } from './reviewed.ts';
import { STATES } from './states.ts';
import { MODES, SIZES } from './views.ts';

/**
 * Writes docs/reports/access-matrix.md once a full run has seen every page and state, and tells what
 * was reviewed once and is not found any more; writes docs/reports/negative-control.md once every fault was found.
 * What workers have seen comes to it as attachments.
 */
// biome-ignore lint/style/noDefaultExport: Playwright loads reporters so.
export default class AccessReport implements Reporter {
  readonly #notes: MatrixNote[] = [];
  readonly #control: ControlNote[] = [];

  onTestEnd(_test: TestCase, { status, attachments }: TestResult): void {
    if (status !== 'passed') return;
    for (const { name, body } of attachments) {
      if (name === ATTACHMENT && body) this.#notes.push(JSON.parse(body.toString()));
      if (name === CONTROL && body) this.#control.push(JSON.parse(body.toString()));
    }
  }

  onEnd(): void {
    this.#writeMatrix();
    this.#writeControl();
  }

  #writeControl(): void {
    const missing = DEFECTS.filter(({ name }) => !this.#control.some((note) => note.name === name));
    if (missing.length === 0) writeFileSync(CONTROL_REPORT, controlInWords(this.#control));
    else
      console.error(`${missing.length} of ${DEFECTS.length} faults were not found. ${CONTROL_REPORT} stays as it was.`);
  }

  #writeMatrix(): void {
    const runs = (table: MatrixNote['table']) =>
      this.#notes.filter((note) => note.table === table).flatMap((n) => n.runs);
    const [routes, states] = [runs('routes'), runs('states')];
    // Also the page for unknown addresses.
    const expected = (allPaths.length + 1) * SIZES.length * MODES.length;
    const expectedOfStates = STATES.flatMap(({ on }) => on).length * MODES.length;
    if (routes.length !== expected || states.length !== expectedOfStates) {
      console.error(
        `The matrix is not whole: ${routes.length} of ${expected} runs on routes and ${states.length} of ${expectedOfStates} in states had nothing to tell. ${REPORT} stays as it was.`,
      );
      return;
    }
    const found = new Set([...routes, ...states].flatMap(({ incompletes }) => incompletes.map(({ review }) => review)));
    for (const [index, { rules, where }] of REVIEWED.entries()) {
      if (!found.has(index))
        console.error(`Nothing needs this review any more: ${rules.join(' and ')}, ${where}. Remove it.`);
    }
    writeFileSync(REPORT, matrixInWords({ routes, states }));
  }
}
