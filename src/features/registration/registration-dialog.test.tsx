import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { content } from '../../../tests/support/sample.ts';
import { RegistrationDialog } from './registration-dialog.tsx';

test('without forms, the button leads to the contact page, and there is no dialog', () => {
  const conference = { ...content.conference, registration: [] };
  const html = renderToStaticMarkup(<RegistrationDialog content={{ ...content, conference }} />);
  expect(html).toMatch(/<form id="open-registration"[^>]* action="\/contact"/);
  expect(html).not.toContain('<dialog');
});
