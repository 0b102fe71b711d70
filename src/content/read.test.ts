import { expect, test } from 'vitest';
import { content } from '../../tests/support/sample.ts';

test('committees come by their number, 10 after 2', () => {
  const slugs = content.committees.map(({ slug }) => slug);
  expect(slugs).toEqual(['ocean', 'european-council', 'city-council', 'congress-of-vienna', 'newsroom']);
});
