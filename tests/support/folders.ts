import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { SAMPLE_CONTENT } from './sample.ts';

/** Creates a folder with these files. The folder is removed after the test. */
export function createFolder(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** Copies the sample edition, so that a test can change it. */
export function copySampleEdition(): string {
  const folder = createFolder();
  cpSync(SAMPLE_CONTENT, folder, { recursive: true });
  return folder;
}

/** Replaces words in a file. @throws if the file does not contain the words */
export function editFile(path: string, from: string | RegExp, to: string): void {
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`${path} has no “${from}”.`);
  writeFileSync(path, changed);
}
