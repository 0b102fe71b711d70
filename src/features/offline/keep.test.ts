import { expect, test } from 'vitest';
import { asKeepError, KeepError } from './keep.ts';

test.each([
  [new DOMException('', 'QuotaExceededError'), 'full'],
  [new DOMException('', 'SecurityError'), 'blocked'],
  [new TypeError('Failed to fetch'), 'network'],
  [new KeepError('changed'), 'changed'],
  ['anything else', 'network'],
])('%s is told as %s', (error, fault) => {
  expect(asKeepError(error).fault).toBe(fault);
});
