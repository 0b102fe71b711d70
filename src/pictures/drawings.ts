import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readTheme } from '../content/build-settings.ts';
import type { Theme } from '../content/schemas/theme.ts';
import { readMark } from './mark.tsx';

/** The folder of the building that a theme chooses: its front, an arch, a door and a lattice. */
export function drawingsDir(hero: Theme['hero']): string {
  return `src/styles/ornaments/${hero}`;
}

/** Puts the drawings of the theme where components and style sheets find them: `@theme/mark.svg`, `@theme/arch.svg`. */
export async function writeDrawings(folder: string): Promise<void> {
  const { full, small } = await readMark();
  await mkdir(folder, { recursive: true });
  await cp(drawingsDir(readTheme().hero), folder, { recursive: true });
  await writeFile(join(folder, 'mark.svg'), full);
  await writeFile(join(folder, 'mark-small.svg'), small);
}
