import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { edition } from '../../../tests/support/sample.ts';
import { ParentsPage } from './parents-page.tsx';

test('words for the last day of registration are for other languages: in English they change nothing', () => {
  const { parents } = edition;
  const words = { ...parents.words, openUntil: 'Apply until', closedOn: 'Closed since' };
  const pageOf = (page: typeof parents) => renderToStaticMarkup(<ParentsPage edition={edition} page={page} />);
  expect(pageOf({ ...parents, words })).toBe(pageOf(parents));
});
