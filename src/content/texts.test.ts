import { expect, test } from 'vitest';
import { parseMarkdown } from './markdown.ts';
import type { ContentFile } from './read.ts';
import { group, link, list } from './schemas/fields.ts';
import { linksIn } from './texts.ts';

test('a field is a link by its schema, whatever its name', () => {
  const file: ContentFile = {
    name: 'conference.yaml',
    schema: group({ venueMap: link().optional(), plans: list(group({ hall: link() })).optional() }).optional(),
    fields: { venueMap: '/missing', plans: [{ hall: '/hall' }], url: '/no-such-field' },
    yaml: '',
    markdown: '',
    markdownLine: 1,
    text: parseMarkdown(''),
    issues: [],
    lineOf: ([name]) => (name === 'venueMap' ? 3 : 5),
  };
  expect(linksIn(file).map(({ line, path, address }) => [line, path, address])).toEqual([
    [3, ['venueMap'], '/missing'],
    [5, ['plans', 0, 'hall'], '/hall'],
  ]);
});
