import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { content } from '../../../tests/support/sample.ts';
import { RegistrationDialog } from './registration-dialog.tsx';

test('without a form, the button leads to the secretariat, and there is no empty dialog', () => {
  const conference = { ...content.conference, registration: [] };
  const html = renderToStaticMarkup(<RegistrationDialog content={{ ...content, conference }} />);
  expect(html).toMatch(/<form id="open-registration"[^>]* action="\/contact"/);
  expect(html).not.toContain('<dialog');
});
