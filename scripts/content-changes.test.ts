import { expect, test } from 'vitest';
import { readContent } from '../src/content/checks/read-content.ts';
import { describeChanges } from './content-changes.ts';

const { files } = readContent('tests/fixtures/sample-edition');

test('a change is described by its pages and words, and a committee that is gone by the texts that still name it', () => {
  const changed = files
    .filter(({ name }) => name !== 'committees/hsra.md')
    .map((file) =>
      file.name === 'committees/unsc.md' ? { ...file, data: { ...file.data, agenda: 'Peace at sea' } } : file,
    );
  const who = { ...changed[0], name: 'committees/who.md', data: { title: 'WHO' }, markdown: '', body: [] };
  const lines = describeChanges(files, [...changed, who as (typeof files)[number]]);
  expect(lines).toEqual([
    'One page less than what is published: HSRA.',
    'One page more: WHO.',
    'committees/unsc.md: 6 words fewer.',
    expect.stringMatching(/^HSRA is gone, and these texts still name it: glossary\.yaml, terms\[\d+\]\.term; .+\.$/),
  ]);
  expect(describeChanges(files, files)).toEqual([]);
});

test('a file that cannot be read is left to the list of problems', () => {
  const broken = files.map((file) => (file.name === 'conference.yaml' ? { ...file, data: undefined } : file));
  expect(describeChanges(files, broken)).toEqual([]);
});
