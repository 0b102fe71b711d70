import { expect, test } from 'vitest';
import { readContent } from '../src/content/reading/read-content.ts';
import { SAMPLE_CONTENT } from '../tests/support/sample.ts';
import { contentReport } from './check.ts';
import { describeChanges, describeOldNames } from './content-changes.ts';

test('issues, doubts and things to do are listed by where they are', () => {
  const issue = { file: 'content/pages.yaml', line: 4, path: ['home', 'title'], message: 'Write a title.' };
  const item = { state: 'missing', file: 'conference.yaml', path: ['map'], message: 'No map.' } as const;
  expect(contentReport({ issues: [issue], doubts: [issue], items: [item], changes: ['One page added: WHO.'] })).toBe(
    'The content has one problem.\n\n- content/pages.yaml, line 4, home.title: Write a title.\n\nPlease look (1). This stops nothing:\n\n- content/pages.yaml, line 4, home.title: Write a title.\n\nWhat changes (1):\n\n- One page added: WHO.\n\nMissing (1):\n\n- conference.yaml, map: No map.',
  );
  expect(contentReport({ issues: [], doubts: [], items: [], changes: [] })).toBe('The content has no problems.');
});

const { files } = readContent(SAMPLE_CONTENT);
const withData = (name: string, change: object | undefined) =>
  files.map((file) => {
    if (file.name !== name) return file;
    const fields = { ...file.fields, ...change };
    return { ...file, fields, data: change && fields };
  });

test('a change is described by its pages and words, and a committee that is gone by the texts that still name it', () => {
  const changed = withData('committees/ocean.md', { agenda: 'Peace at sea' }).map((file) =>
    file.name === 'committees/newsroom.md' ? { ...file, name: 'committees/who.md', data: { title: 'WHO' } } : file,
  );
  expect(describeChanges(files, changed)).toEqual([
    'One page removed: Newsroom (/committees/newsroom).',
    'One page added: WHO (/committees/who).',
    'committees/ocean.md: 9 words fewer.',
    expect.stringMatching(
      /^Newsroom is gone, and these texts still name it: .*glossary\.yaml, terms\[\d+\]\.term; .+\.$/,
    ),
  ]);
  expect(describeChanges(files, files)).toEqual([]);
});

test('pages that come and go with an optional file, a photograph or a switch are listed', () => {
  const without = files.filter(({ name }) => !['pl/parents.yaml', 'schedule.yaml', 'media.yaml'].includes(name));
  const off = without.map((file) =>
    file.name === 'conference.yaml' ? { ...file, data: { ...file.data, offerOfflineCopy: false } } : file,
  );
  expect(describeChanges(files, off)[0]).toMatch(
    /^Five pages removed: Schedule \(\/schedule\), Keep on this phone \(\/keep\), .* \(\/parents-and-schools\/pl\), .* \(\/media\/opening-hall\) and .* \(\/media\/vote\)\.$/,
  );
  expect(describeChanges(without, files)).toEqual([expect.stringMatching(/^Four pages added: Schedule /)]);
});

test('when the conference moves, the texts that still name the old place are listed, but not the history', () => {
  const moved = withData('conference.yaml', { city: 'Cork', venue: 'A hall' });
  const history = { fields: { timeline: [{ text: 'We met in Galway.' }] }, body: [] };
  const [change] = describeOldNames(files, [
    ...moved,
    ...moved.slice(0, 1).map((file) => ({ ...file, ...history, name: 'history.yaml' })),
  ]);
  expect(change).toMatch(/^The city was Galway, and these texts still say so: .*privacy\.yaml, responsible; /);
  expect(change).not.toContain('history.yaml');
});

test('when another fact changes, the texts that still say the old one are listed', () => {
  const moved = withData('conference.yaml', { dates: { first: '2024-04-27', last: '2024-04-27' } });
  const parents = { parts: 'Come on 20 April.', whole: 'Come on 20 April 2024.' };
  const typed = moved.map((file) =>
    file.name === 'parents.yaml' ? { ...file, data: parents, fields: parents } : file,
  );
  expect(describeOldNames(files, typed)).toEqual([
    'The date was 20 April 2024, and these texts still say so: parents.yaml, whole.',
    'The date was 20 April, and these texts still say so: parents.yaml, parts.',
  ]);
});

test('the content of another school is not compared with that of the school before', () => {
  const other = withData('conference.yaml', { name: 'Leine Model United Nations', city: 'Hanover' });
  expect(describeChanges(files, other.slice(0, 3))).toEqual([]);
});

test('a file that cannot be read is left to the list of problems', () => {
  expect(describeChanges(files, withData('conference.yaml', undefined))).toEqual([]);
});
