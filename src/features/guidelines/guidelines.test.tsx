import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GuidelineParts } from './guidelines.tsx';

test('a guideline can have a link below it, which others have not', () => {
  const item = { title: 'Documents', html: 'Write them together.', emphasis: false };
  const seeAlso = { title: 'An example', url: '/example' };
  const links = (items: (typeof item & { seeAlso?: typeof seeAlso })[]) =>
    renderToStaticMarkup(<GuidelineParts parts={[{ title: 'In committee', items }]} />).match(/<a [^>]*>/g);
  expect(links([{ ...item, seeAlso }, item])).toEqual([expect.stringContaining('href="/example"')]);
});
