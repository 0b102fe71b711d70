import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { content } from '../../../tests/support/sample.ts';
import { ParentsPage } from './parents-page.tsx';

test('a fact that this conference does not have leaves no label behind', () => {
  const details = [
    { term: 'When', text: 'Saturday' },
    // The text `{restrictions}` becomes empty if every committee is open to everybody.
    { term: 'For certain grades only', text: '' },
  ];
  const page = renderToStaticMarkup(<ParentsPage content={content} page={{ ...content.parents, details }} />);
  expect(page).toContain('Saturday');
  expect(page).not.toContain('For certain grades only');
});
