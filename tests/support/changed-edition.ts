import { spawnSync } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { test } from '@playwright/test';
import { SAMPLE_CONTENT } from './sample.ts';

/** A copy of the sample edition, which a test changes and builds: it takes half a minute. */
export class ChangedEdition {
  readonly folder: string;
  readonly content: string;
  readonly dist: string;

  /** @param name of its folder */
  constructor(name: string) {
    this.folder = join('.local', name);
    this.content = join(this.folder, 'content');
    this.dist = join(this.folder, 'dist');
  }

  async copy(): Promise<void> {
    test.setTimeout(180_000);
    await this.remove();
    await cp(SAMPLE_CONTENT, this.content, { recursive: true });
  }

  /** Rewrites a file. @throws if that changes nothing */
  async edit(file: string, change: (text: string) => string): Promise<void> {
    const path = join(this.content, file);
    const text = await readFile(path, 'utf8');
    if (change(text) === text) throw new Error(`Nothing has changed in ${file}.`);
    await writeFile(path, change(text));
  }

  build() {
    return spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
      encoding: 'utf8',
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: '1',
        SITE_BASE: '',
        SITE_CONTENT_DIR: this.content,
        SITE_OUT_DIR: this.dist,
      },
    });
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}
