import { expect, test } from 'vitest';
import { initials } from './seal.tsx';

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
