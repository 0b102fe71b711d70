import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { content } from '../../../tests/support/sample.ts';
import { Roster } from './roster.tsx';

test('a role has a name and several numbers, shown as typed and dialled without spaces', () => {
  const roles = [{ role: 'Director General', name: 'A. Joyce', phones: ['+353 20 910 0018', '+44 (7911) 123-456'] }];
  const page = renderToStaticMarkup(<Roster roles={roles} conference={content.conference} />);
  expect(page).toContain('<p>A. Joyce</p>');
  expect(page).toMatch(/href="tel:\+353209100018"[^>]*>\+353 20 910 0018<\/a>/);
  expect(page).toMatch(/href="tel:\+447911123456"[^>]*>\+44 \(7911\) 123-456<\/a>/);
  expect(page).not.toContain('To be announced');
});
