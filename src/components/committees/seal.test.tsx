import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Seal } from './seal.tsx';

const seal = (slug: string, label?: string) =>
  renderToStaticMarkup(<Seal slug={slug} title="UNHRC" isNight={false} {...(label && { label })} />);
const idsIn = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

test('it is told by its label, and hidden from screen readers without one', () => {
  expect(seal('unhrc', 'Seal of UNHRC')).toMatch(/^<svg[^>]* role="img" aria-label="Seal of UNHRC"/);
  expect(seal('unhrc')).toMatch(/^<svg[^>]* aria-hidden="true"/);
});

test('several seals on one page share no id, and refer to their own', () => {
  const ids = ['jcc', 'jcc-1', 'jcc-2', 'unsc'].flatMap((slug) => idsIn(seal(slug)));
  expect(new Set(ids).size).toBe(ids.length);
  const markup = seal('unhrc');
  for (const [, id] of markup.matchAll(/href="#([^"]+)"/g)) expect(idsIn(markup)).toContain(id);
});

test('its markup stays small', () => {
  const sizes = Array.from({ length: 200 }, (_, index) => seal(`committee-${index}`).length);
  expect(Math.max(...sizes)).toBeLessThan(14_000);
});
