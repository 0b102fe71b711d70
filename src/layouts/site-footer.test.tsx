import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { content } from '../../tests/support/sample.ts';
import { SiteFooter } from './site-footer.tsx';

test('the footer links to the document called Brochure and to each account', () => {
  const resources = ['Handbook', 'Brochure'].map((title) => ({ title, url: `https://example.org/${title}` }));
  const social = ['@mun', '@mun.photos'].map((title) => ({ title, url: `https://example.org/${title}` }));
  const footer = { ...content, conference: { ...content.conference, resources, social } };
  const html = renderToStaticMarkup(<SiteFooter content={footer} />);
  expect(html).toContain('href="https://example.org/Brochure"');
  expect(html).not.toContain('Handbook');
  for (const { url } of social) expect(html).toContain(`href="${url}"`);
});
