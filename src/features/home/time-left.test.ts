import { expect, test } from 'vitest';
import { hasPassedEverywhere } from './time-left.ts';

test('a local time has passed everywhere only when it has at UTC−12', () => {
  const westernmost = Date.UTC(2025, 9, 10, 12);
  expect(hasPassedEverywhere('2025-10-10T00:00:00', westernmost - 1)).toBe(false);
  expect(hasPassedEverywhere('2025-10-10T00:00:00', westernmost)).toBe(true);
});
