import { expect, test } from 'vitest';
import { resultOf } from './email.ts';

test.each([
  [{ status: 200, text: 'OK' }, { isSent: true }],
  [{ status: 200, text: '' }, { isSent: true }],
  [{ status: 202, text: 'OK' }, { isSent: true }],
  [
    { status: 412, text: 'Gmail_API: Invalid grant' },
    { isSent: false, status: 412, reason: 'Gmail_API: Invalid grant' },
  ],
  [
    { status: 500, text: '' },
    { isSent: false, status: 500, reason: 'The service answered 500.' },
  ],
  [new TypeError('Failed to fetch'), { isSent: false, reason: 'Failed to fetch' }],
  ['The public key is required.', { isSent: false, reason: 'The public key is required.' }],
  [undefined, { isSent: false, reason: 'undefined' }],
])('%o becomes %o', (outcome, result) => {
  expect(resultOf(outcome)).toEqual(result);
});
