import { expect, test } from 'vitest';
import { addressalPath, pathForCardTitle } from './routes.ts';

const committees = [
  { slug: 'unwomen', cardTitle: 'UN Women (UNW)' },
  { slug: 'wto', cardTitle: 'WTO; DSB' },
];

test.each([
  ['UN Women (UNW)', '/committees/unwomen'],
  ['WTO; DSB', '/committees/wto'],
  ['A committee nobody knows', '/committees'],
  ['', '/committees'],
])('the card "%s" leads to %s', (title, path) => {
  expect(pathForCardTitle(title, committees)).toBe(path);
});

test('an addressal lies under /addressals', () => {
  expect(addressalPath('principal')).toBe('/addressals/principal');
});
