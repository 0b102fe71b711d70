import { expect, test } from 'vitest';
import { drawSeal, initials, initialsSize } from './seal.ts';

const SLUGS = ['unhrc', 'unsc', 'wto', 'jcc', 'ipc', 'hsra', 'disec', 'ecosoc', 'unodc', 'who', 'nato', 'g20', 'iaea'];

test('a slug always has the same seal', () => {
  expect(drawSeal('unhrc')).toEqual(drawSeal('unhrc'));
});

test('different slugs have different seals', () => {
  const seals = SLUGS.map((slug) => JSON.stringify(drawSeal(slug)));
  expect(new Set(seals).size).toBe(SLUGS.length);
});

test('numbers have one decimal at most', () => {
  for (const { weaves, corner } of SLUGS.map(drawSeal)) {
    for (const { path } of weaves) expect(path).toMatch(/^M[-.\d ]+c[-.\d ]+z$/);
    expect(weaves.map(({ path }) => path).join() + corner).not.toMatch(/\.\d\d|NaN|e/);
  }
});

test('rounding adds up nowhere: all crests of a wave are equally far out', () => {
  for (const { path } of SLUGS.flatMap((slug) => drawSeal(slug).weaves)) {
    const distances = ends(path).map(([x, y]) => Math.hypot(x, y));
    const crests = distances.filter((distance) => distance > Math.max(...distances) - 1);
    expect(Math.max(...crests) - Math.min(...crests)).toBeLessThan(0.15);
  }
});

test('lines stay between the initials and the edge', () => {
  for (const { weaves } of SLUGS.map(drawSeal)) {
    for (const [x, y] of weaves.flatMap(({ path }) => ends(path))) {
      expect(Math.hypot(x, y)).toBeGreaterThan(92);
      expect(Math.hypot(x, y)).toBeLessThan(190);
    }
  }
});

test.each([
  ['UNHRC', 'UNHRC'],
  ['WTO; DSB', 'WTO'],
  ["Akbar's Ibadat Khana", 'AIK'],
  ['UN Women (UNW)', 'UNW'],
  ['International Press Corps', 'IPC'],
  ['League of Nations', 'LN'],
  ['Cabinet Mission 1946', 'CM'],
  ['UN-Habitat', 'UNH'],
  ['G20', 'G20'],
  ['ECOSOC', 'ECOSOC'],
  ['Joint Crisis Committee on Water Rights', 'JCCW'],
  ['Élysée Treaty', 'ÉT'],
  ['lok sabha', 'LS'],
  ['(UNW)', 'UNW'],
  ['?', ''],
])('the initials of %j are %j', (title, expected) => {
  expect(initials(title)).toBe(expected);
});

test('long initials are set smaller, and none of no letters at all', () => {
  expect(initialsSize('WWWWW')).toBeLessThan(initialsSize('UNHRC'));
  expect(initialsSize('UNHRC')).toBeLessThan(initialsSize('AIK'));
  expect(initialsSize('')).toBe(initialsSize('I'));
});

/** Where each segment of a path ends, from its first point on. */
function ends(path: string): [number, number][] {
  const [x = 0, y = 0, ...moves] = (path.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  const points: [number, number][] = [[x, y]];
  for (let index = 0; index < moves.length; index += 6) {
    const [lastX, lastY] = points.at(-1) ?? [0, 0];
    points.push([lastX + (moves[index + 4] ?? Number.NaN), lastY + (moves[index + 5] ?? Number.NaN)]);
  }
  return points;
}
