import { expect, test } from 'vitest';
import { copySampleEdition, editFile } from '../../tests/support/folders.ts';
import { content } from '../../tests/support/sample.ts';
import { readContentFolder } from './read.ts';

test('committees come by their number, 10 after 2', () => {
  const slugs = content.committees.map(({ slug }) => slug);
  expect(slugs).toEqual(['ocean', 'european-council', 'city-council', 'congress-of-vienna', 'newsroom']);
});

test('a text that overflows the parsers is an issue of its file', () => {
  const folder = copySampleEdition();
  editFile(`${folder}/committees/ocean.md`, 'Nobody owns', '1) '.repeat(20_000));
  expect(readContentFolder(folder).files.flatMap(({ issues }) => issues)).toEqual([
    { file: 'committees/ocean.md', message: expect.stringContaining('This file could not be checked (RangeError') },
  ]);
});
