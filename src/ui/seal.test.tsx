import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { initials, Seal } from './seal.tsx';

const sealOf = (slug: string) => renderToStaticMarkup(<Seal slug={slug} title="UNHRC" isNight={false} />);

test('each committee has a seal of its own, and always the same one', () => {
  const slugs = ['unhrc', 'unsc', 'wto', 'jcc', 'ipc', 'hsra', 'disec', 'ecosoc', 'unodc', 'who', 'nato', 'g20'];
  const patterns = slugs.map((slug) => sealOf(slug).replaceAll(slug, ''));
  expect(new Set(patterns).size).toBe(slugs.length);
  expect(sealOf('unhrc')).toBe(sealOf('unhrc'));
});

test('several seals on one page share no id', () => {
  const ids = ['jcc', 'jcc-1', 'jcc-2'].flatMap((slug) => sealOf(slug).match(/ id="[^"]+"/g));
  expect(new Set(ids).size).toBe(ids.length);
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
