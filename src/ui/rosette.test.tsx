import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { designOf } from '../shared/guilloche.ts';
import { Rosette } from './rosette.tsx';

const SEEDS = Array.from({ length: 5_000 }, (_, index) => `seed-${index}`);

function draw(seed: string) {
  return renderToStaticMarkup(<Rosette seed={seed} hasHeart />);
}

test('a seed keeps its rosette from one build to the next', () => {
  expect(designOf('unhrc')).toEqual({ body: 'star', lobes: 7, heart: 'sun' });
  expect(draw('wto')).toContain('d="M0-480c-29 0-58 37-58 91s37 121 96 144 131-10 156-69-3-129-50-144');
});

test('there are as many rosettes as the choices allow', () => {
  expect(new Set(SEEDS.map((seed) => JSON.stringify(designOf(seed)))).size).toBe(3 * 23);
});

test('no star has five or six points, as emblems have', () => {
  const stars = SEEDS.map(designOf).filter(({ body }) => body === 'star');
  expect(new Set(stars.map(({ lobes }) => lobes))).toEqual(new Set([7, 9, 12]));
});

test('a rosette closes: each stretch ends where its next copy begins', () => {
  for (const seed of SEEDS.slice(0, 100)) {
    const [, path = ''] = / d="([^"]+)"/.exec(draw(seed)) ?? [];
    const [x = 0, y = 0, ...moves] = path.match(/-?\d+/g)?.map(Number) ?? [];
    // The first curve has one more control point.
    const curves = moves.slice(2);
    const sum = (axis: number) => curves.reduce((total, move, index) => (index % 4 === axis ? total + move : total), 0);
    const end = Math.hypot(x + sum(2), y + sum(3));
    expect(Math.abs(end - Math.hypot(x, y))).toBeLessThan(1.5);
  }
});

test('several rosettes on one page share no id', () => {
  const ids = ['jcc', 'jcc-1', 'jcc-2'].flatMap((seed) => draw(seed).match(/ id="[^"]+"/g));
  expect(new Set(ids).size).toBe(ids.length);
});
