import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { initials, Seal } from './seal.tsx';

const SLUGS = ['unhrc', 'unsc', 'wto', 'jcc', 'ipc', 'hsra', 'disec', 'ecosoc', 'unodc', 'who', 'nato', 'g20', 'iaea'];

const sealOf = (slug: string, label?: string) =>
  renderToStaticMarkup(<Seal slug={slug} title="UNHRC" isNight={false} {...(label && { label })} />);

test('each committee has a seal of its own, and always the same one', () => {
  const patterns = SLUGS.map((slug) => sealOf(slug).replaceAll(slug, ''));
  expect(new Set(patterns).size).toBe(SLUGS.length);
  expect(sealOf('unhrc')).toBe(sealOf('unhrc'));
});

test('several seals on one page share no id', () => {
  const ids = ['jcc', 'jcc-1', 'jcc-2'].flatMap((slug) => sealOf(slug).match(/ id="[^"]+"/g));
  expect(new Set(ids).size).toBe(ids.length);
});

test('a seal has its label as its name, and is hidden from screen readers without one', () => {
  expect(sealOf('unhrc', 'Seal of UNHRC')).toMatch(/^<svg[^>]* role="img" aria-label="Seal of UNHRC"/);
  expect(sealOf('unhrc')).toMatch(/^<svg[^>]* aria-hidden="true"/);
});

test.each([
  ['UNHRC', 'UNHRC'],
  ['WTO; DSB', 'WTO'],
  ["Akbar's Ibadat Khana", 'AIK'],
  ['UN Women (UNW)', 'UNW'],
  ['League of Nations', 'LN'],
  ['Cabinet Mission 1946', 'CM'],
  ['UN-Habitat', 'UNH'],
  ['Joint Crisis Committee on Water Rights', 'JCCW'],
  ['lok sabha', 'LS'],
  ['(UNW)', 'UNW'],
])('the initials of %j are %j', (title, expected) => {
  expect(initials(title)).toBe(expected);
});
