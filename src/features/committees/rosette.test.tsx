import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Rosette } from './rosette.tsx';

const NUMBERS = Array.from({ length: 12 }, (_, index) => index + 1);

const draw = (number: number) => renderToStaticMarkup(<Rosette number={number} />);
const pathOf = (number: number) => / d="([^"]+)"/.exec(draw(number))?.[1] ?? '';

test('twelve committees have twelve rosettes, the same in each build', () => {
  expect(new Set(NUMBERS.map(pathOf)).size).toBe(12);
  expect(draw(5)).toBe(draw(5));
});

test('a rosette closes: each stretch ends where a copy of it begins', () => {
  for (const number of NUMBERS) {
    const numbers = pathOf(number).match(/-?\d+/g)?.map(Number) ?? [];
    const [[x = 0, y = 0], [endX = 0, endY = 0]] = [numbers.slice(0, 2), numbers.slice(-2)];
    expect(Math.abs(Math.hypot(endX, endY) - Math.hypot(x, y)), `${number}`).toBeLessThan(1.5);
    const lobes = draw(number).match(/<use/g)?.length ?? 0;
    const copies = (Math.atan2(endX, -endY) / (2 * Math.PI)) * (lobes + 1);
    expect(Math.abs(copies - Math.round(copies)), `${number}`).toBeLessThan(0.02);
  }
});
