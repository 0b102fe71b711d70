import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { content } from '../../../tests/support/sample.ts';
import { AddressalView } from './addressal-view.tsx';

test.each([
  ['', />Head of School</],
  ['A. Joyce', />A\. Joyce<.*>Head of School</s],
])('below a letter signed “%s” is the role, once', (author, signature) => {
  const [letter] = content.addressals;
  if (!letter) throw new Error('The sample edition has no letter.');
  const addressal = { ...letter, author, closing: 'Head of School' };
  const page = renderToStaticMarkup(
    <AddressalView addressal={addressal} pictures={{}} portrait={undefined} seal={undefined} />,
  );
  expect(page).toMatch(signature);
  expect(page.split('Head of School')).toHaveLength(2);
});
