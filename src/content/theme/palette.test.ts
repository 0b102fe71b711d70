import { readFileSync } from 'node:fs';
import Color from 'colorjs.io';
import { expect, test } from 'vitest';
import { DEFAULT_PALETTE, deriveColours, themedTokens, toOklch } from './palette.ts';

const derive = (...args: Parameters<typeof deriveColours>) => Object.fromEntries(deriveColours(...args));
const greyness = (colour: string) => toOklch(colour)[1];

test('the default palette leaves every colour as it is in the style sheet', () => {
  expect(themedTokens(DEFAULT_PALETTE)).toBe(readFileSync('src/styles/tokens.css', 'utf8'));
});

test('another colour of a role changes all colours of that role, and no others', () => {
  const blue = themedTokens({ ...DEFAULT_PALETTE, accent: '#1d4ed8' });
  const changed = blue.split('\n').filter((line) => !themedTokens(DEFAULT_PALETTE).includes(line));
  expect(changed.length).toBeGreaterThan(1);
  for (const line of changed) expect(line).toContain('--accent-');
  expect(blue).toContain('--accent-580: #1d4ed8;');
});

test('each colour stays as much lighter or darker than its role', () => {
  const { 'ink-775': own = '', 'ink-624': quiet = '' } = derive('ink', '#2b0d3d');
  const [before, after] = [
    [DEFAULT_PALETTE.ink, '#3a4152'],
    [own, quiet],
  ].map(([dark = '', light = '']) => toOklch(light)[0] - toOklch(dark)[0]);
  expect(after).toBeCloseTo(before ?? Number.NaN, 2);
});

test('a grey role has greys alone, and the shade behind a dialog stays transparent', () => {
  const colours = Object.values(derive('night', '#222222'));
  for (const colour of colours) expect(greyness(colour.slice(0, 7))).toBeCloseTo(0, 3);
  expect(derive('night', '#222222')['night-854']).toMatch(/^#[0-9a-f]{6}b8$/);
});

test('every colour is one that a screen shows', () => {
  for (const colour of Object.values(derive('accent', '#00ff00'))) {
    expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(new Color(colour).inGamut('srgb')).toBe(true);
  }
});
