import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { archiveYears } from './build-settings.ts';

test('archives are the folders of years, latest first, whatever a system leaves beside them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'archives-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const year of ['2024', '2025']) mkdirSync(join(folder, year));
  writeFileSync(join(folder, '.DS_Store'), '');
  expect(archiveYears(folder)).toEqual(['2025', '2024']);
  expect(archiveYears(join(folder, 'none'))).toEqual([]);
});
