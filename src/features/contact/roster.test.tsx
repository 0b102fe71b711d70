import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { edition } from '../../../tests/support/sample.ts';
import { Roster } from './roster.tsx';

const pageOf = (name: string, phones: string[]) =>
  renderToStaticMarkup(<Roster roles={[{ role: 'Director General', name, phones }]} conference={edition.conference} />);

test('a role without a number says where that will be', () => {
  expect(pageOf('', [])).toContain('Telephone: To be announced');
});

test('a role has a name and several numbers, shown as typed and dialled without spaces', () => {
  const page = pageOf('A. Joyce', ['+353 20 910 0018', '+44 (7911) 123-456']);
  expect(page).toContain('<p>A. Joyce</p>');
  expect(page).toContain('href="tel:+353209100018">+353 20 910 0018</a>');
  expect(page).toContain('href="tel:+447911123456">+44 (7911) 123-456</a>');
  expect(page).not.toContain('To be announced');
});
