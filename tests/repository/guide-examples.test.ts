import { expect, test } from 'vitest';
import { anchorsIn, examplesIn, linksIn, withDiff } from './guide-examples.ts';

test('examples are found under their headings, in order', () => {
  const guide = [
    '# Guide',
    '```sh\n# no heading\n```',
    '## One',
    '<!-- example: content/a.yaml -->\n```diff\n-a: 1\n+a: 2\n```',
    '<!-- told -->\n```text\ncontent/a.yaml: No.\n```',
    '## Two',
    '<!-- example: content/b.md -->\n```markdown\n# B\n```',
    '<!-- remove: content/a.yaml -->',
  ].join('\n\n');
  expect(examplesIn(guide)).toEqual(
    new Map([
      [
        'One',
        [
          { kind: 'change', file: 'content/a.yaml', text: '-a: 1\n+a: 2\n' },
          { kind: 'told', text: 'content/a.yaml: No.\n' },
        ],
      ],
      [
        'Two',
        [
          { kind: 'file', file: 'content/b.md', text: '# B\n' },
          { kind: 'remove', file: 'content/a.yaml', text: '' },
        ],
      ],
    ]),
  );
});

test('a comment that no example follows is a mistake of the guide', () => {
  expect(() => examplesIn('<!-- example: content/a.yaml -->\n\nAnd so on.')).toThrow('No example follows');
});

test('a change is made where its lines stand, and nowhere else', () => {
  expect(withDiff('a: 1\nb: 2\nc: 3\n', ' a: 1\n-b: 2\n+b: 4\n+d: 5\n')).toBe('a: 1\nb: 4\nd: 5\nc: 3\n');
  expect(() => withDiff('a: 1\n', '-a: 2\n+a: 3\n')).toThrow('The file does not say:\na: 2');
});

test('links are those of the text, and anchors those of its headings', () => {
  const guide = '# A, b & ’c’: d-e\n\n[x](#y) and `[code](z)`, ![picture](p.webp)\n\n```sh\n# no\n[no](no)\n```\n';
  expect(linksIn(guide)).toEqual(['#y', 'p.webp']);
  expect(anchorsIn(guide)).toEqual(['a-b--c-d-e']);
});
