import { expect, test } from 'vitest';
import { resultOf } from './email.ts';

test.each([
  [{ status: 200, text: 'OK' }, { kind: 'sent' }],
  [{ status: 200, text: '' }, { kind: 'sent' }],
  [
    { status: 412, text: 'Invalid grant' },
    { kind: 'refused', reason: 'Invalid grant' },
  ],
  [
    { status: 500, text: '' },
    { kind: 'refused', reason: 'The service answered 500.' },
  ],
  [new TypeError('Failed to fetch'), { kind: 'unknown', reason: 'Failed to fetch' }],
  ['The public key is required.', { kind: 'unreachable', reason: 'The public key is required.' }],
  [undefined, { kind: 'unreachable', reason: 'undefined' }],
])('%o becomes %o', (outcome, result) => {
  expect(resultOf(outcome)).toEqual(result);
});
