import { expect, test } from 'vitest';
import { contrastConstraints } from './contrast.ts';
import { DEFAULT_PALETTE, type Palette } from './palette.ts';

const check = (own: Partial<Palette>) => contrastConstraints({ ...DEFAULT_PALETTE, ...own });

test('the default palette passes', () => {
  expect(check({})).toEqual([]);
});

test.each<[keyof Palette, string]>([
  ['paper', '#222222'],
  ['ink', '#888888'],
  ['accent', '#1d4ed8'],
  ['brass', '#1a3a8a'],
  ['night', '#3b6fb5'],
])('%s %s fails once, and the colour that the message names passes', (role, colour) => {
  const [issue, ...others] = check({ [role]: colour });
  expect(others).toEqual([]);
  expect(issue).toMatchObject({ path: [role] });
  const [, remedy] = /passes is "(#[0-9a-f]{6})"/.exec(issue?.message ?? '') ?? [];
  expect(check({ [role]: remedy })).toEqual([]);
});

test('the advice leads to a palette that passes, also where several colours must change', () => {
  const own: Partial<Palette> = { accent: '#0b5d3b', brass: '#7a7a2a' };
  for (let round = 0; round < 3; round++)
    for (const { path, message } of check(own))
      own[path[0] as keyof Palette] = /"(#[0-9a-f]{6})"/.exec(message)?.[1] ?? '';
  expect(check(own)).toEqual([]);
});
