import { test } from '@playwright/test';
import type { AxeResult } from './axe.ts';
import { IS_FULL } from './full.ts';

/** What axe said of one page in one view. */
export interface MatrixRun extends AxeResult {
  /** A route, or the name of a state. */
  row: string;
  /** A size, or a device. */
  view: string;
  mode: string;
}

/** Runs that belong into one table of the report. */
export interface MatrixNote {
  table: 'routes' | 'states';
  runs: MatrixRun[];
}

/** Name under which a test attaches what it has seen, for `report.ts` to read. */
export const ATTACHMENT = 'access-matrix';

/** In a full run, hands what a test has seen to the report. */
export async function note(table: MatrixNote['table'], runs: MatrixRun[]): Promise<void> {
  if (!IS_FULL) return;
  const body = JSON.stringify({ table, runs } satisfies MatrixNote);
  await test.info().attach(ATTACHMENT, { body, contentType: 'application/json' });
}
