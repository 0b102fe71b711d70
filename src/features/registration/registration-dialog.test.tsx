import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { content } from '../../../tests/support/sample.ts';
import { Cards } from '../home/cards.tsx';
import { RegistrationDialog } from './registration-dialog.tsx';

test('without forms, the button leads to the contact page, there is no dialog, and the card offers no forms', () => {
  const conference = { ...content.conference, registration: [] };
  const html = renderToStaticMarkup(<RegistrationDialog conference={conference} parents={content.parents} />);
  expect(html).toMatch(/<form id="open-registration"[^>]* action="\/contact"/);
  expect(html).not.toContain('<dialog');
  const pictures = { committees: undefined, registration: undefined, contact: undefined };
  const cards = renderToStaticMarkup(<Cards conference={conference} ownPages={content.ownPages} pictures={pictures} />);
  expect(cards).not.toContain('See the forms');
});
