import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** Changes words in a file of such a copy. They must be there. */
export function editFile(path: string, from: string | RegExp, to: string): void {
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`${path} has no “${from}”.`);
  writeFileSync(path, changed);
}
