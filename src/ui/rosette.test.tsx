import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { choosePattern, Rosette } from './rosette.tsx';

test('a seed keeps its pattern from one build to the next', () => {
  expect(choosePattern('unhrc')).toMatchObject({
    rim: { strokeDasharray: '14 4.431' },
    rings: [
      { petals: 8, innerRadius: 134, outerRadius: 164 },
      { petals: 9, innerRadius: 96, outerRadius: 134 },
    ],
  });
});

test('there are as many patterns as the choices allow, and seeds that hardly differ have different ones', () => {
  const patternsOf = (count: number) =>
    new Set(Array.from({ length: count }, (_, index) => JSON.stringify(choosePattern(`seed-${index}`))));
  expect(patternsOf(20_000).size).toBe(3 * 6 * 8 * 8);
  expect(patternsOf(12).size).toBe(12);
});

test('several rosettes on one page share no id', () => {
  const ids = ['jcc', 'jcc-1', 'jcc-2'].flatMap((seed) =>
    renderToStaticMarkup(<Rosette seed={seed} />).match(/ id="[^"]+"/g),
  );
  expect(new Set(ids).size).toBe(ids.length);
});
