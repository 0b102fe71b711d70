import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { spriteOf } from './sprite.ts';

test('drawings that are alike share a symbol, across pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sprite-'));
  const file = join(folder, 'icons.svg');
  const icon = (drawing: string) => `<svg class="icon" viewBox="0 0 20 20">${drawing}</svg>`;
  const use = (id: string) => `<svg class="icon" viewBox="0 0 20 20"><use href="/icons.svg#${id}"/></svg>`;
  expect(spriteOf(icon('<a/>') + icon('<b/>'), file, '/icons.svg')).toBe(use('i0') + use('i1'));
  expect(spriteOf(icon('<b/>'), file, '/icons.svg')).toBe(use('i1'));
  expect(readFileSync(file, 'utf8').match(/<symbol /g)).toHaveLength(2);
  rmSync(folder, { recursive: true });
});
