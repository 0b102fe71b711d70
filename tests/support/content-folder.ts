import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { SAMPLE_CONTENT } from './sample.ts';

/** A copy of the sample edition that a test may change. It is removed after the test. */
export function copySampleEdition(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(SAMPLE_CONTENT, folder, { recursive: true });
  return folder;
}
