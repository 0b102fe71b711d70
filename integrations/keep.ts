import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { LIST_PATH, WORKER_PATH } from '../src/features/offline/kept-copy.ts';
import { OLDEST_BROWSERS } from '../src/shared/oldest-browsers.ts';
import { keepListOf } from './keep-list.ts';

const WORKERS = new URL('../src/features/offline/worker/', import.meta.url);

/** Adds the offline copy to the built site: docs/decisions/0013-offline.md. */
export function keepCopy(base: string, isOffered: boolean): AstroIntegration {
  return {
    name: 'keep-copy',
    hooks: { 'astro:build:done': ({ dir }) => writeKeep(fileURLToPath(dir), base, isOffered) },
  };
}

/**
 * Writes what keeping the site needs: the worker, always at the same address, and the list of what is
 * kept. Where keeping is not offered, there is no list, and the worker is one that removes everything.
 * @param base path under which the site is published, empty or such as `/mun`
 */
export async function writeKeep(distDir: string, base: string, isOffered: boolean): Promise<void> {
  await writeFile(join(distDir, WORKER_PATH), await bundle(isOffered ? 'worker.ts' : 'worker-off.ts'));
  // Last, since its version stands for all other files.
  if (isOffered) await writeFile(join(distDir, LIST_PATH), JSON.stringify(await keepListOf(distDir, base)));
}

/** A worker as one plain script, with all it imports. */
async function bundle(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: OLDEST_BROWSERS,
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(file, WORKERS)),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [script] = 'output' in result ? result.output : [];
  if (script?.type !== 'chunk') throw new Error(`${file} could not be built.`);
  return script.code;
}
