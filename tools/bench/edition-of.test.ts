import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkContent } from '../../src/content/check-content.ts';
import { generatedCommittees, writeEditionOf } from './edition-of.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edition-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([12, 50, 200])('an edition of %i committees is one in which nothing is wrong', async (count) => {
  writeEditionOf(count, folder);
  const { problems, edition } = await checkContent(folder, 'public');
  expect(problems).toEqual([]);
  expect(edition?.committees).toHaveLength(count);
});

test('its committees are as varied as real ones', async () => {
  writeEditionOf(50, folder);
  const { committees = [] } = (await checkContent(folder, 'public')).edition ?? {};
  const generated = committees.slice(12);
  expect(new Set(generated.map(({ kind }) => kind)).size).toBe(5);
  for (const has of [
    generated.map(({ image }) => Boolean(image)),
    generated.map(({ overviewPending }) => Boolean(overviewPending)),
    generated.map(({ executiveBoard }) => executiveBoard.length > 1),
  ]) {
    expect(new Set(has)).toEqual(new Set([true, false]));
  }
});

test('the same arguments make the same committees, and no name comes twice', () => {
  const committees = generatedCommittees(600, 13, []);
  expect(generatedCommittees(600, 13, [])).toEqual(committees);
  expect(new Set(committees.map(({ name }) => name)).size).toBe(600);
});

test('an edition is never made smaller', () => {
  expect(() => writeEditionOf(11, folder)).toThrow(RangeError);
});
