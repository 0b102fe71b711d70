import { expect, test } from 'vitest';
import { onlyThis } from './trusted-worker.ts';

test('the policy lets through one address', () => {
  const rule = onlyThis('/keep-worker.js');
  expect(rule('/keep-worker.js')).toBe('/keep-worker.js');
  for (const other of ['/keep-worker.js?', '/other.js', 'https://evil.example/keep-worker.js', '']) {
    expect(() => rule(other)).toThrow('lets through /keep-worker.js only');
  }
});
